/** The time now. */
export const now = (): Date => new Date();
