/**
 * Runs in the head of pages that offer another language, before anything is drawn: a line that went later would move
 * what stands below it.
 */
import { isAnswered } from './language-answer.ts';

if (isAnswered()) document.documentElement.dataset.languageAnswered = '';
