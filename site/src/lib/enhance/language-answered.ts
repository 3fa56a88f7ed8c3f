/**
 * Runs in the head of pages that offer another language, before anything is drawn: hiding the offer
 * later would shift the content below it.
 */
import { isAnswered } from './language-answer.ts';

if (isAnswered()) document.documentElement.dataset.languageAnswered = '';
