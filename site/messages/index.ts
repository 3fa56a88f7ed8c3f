import type { messages } from './en/index.ts';

/** The sentences of one language, in the shape of the English ones. */
export type Messages = typeof messages;
