// Rows of the index have the id of a listing, or the negated id of an open-data campsite.

/** The row id of an open-data campsite, from the id of its page. */
export const indexIdOf = (campsiteId: number): number => -campsiteId;

/** The id of an open-data campsite's page, from its row id. */
export const campsiteIdOf = (rowId: number): number => -rowId;

/** Whether a row is an open-data campsite. */
export const isOpenData = (rowId: number): boolean => rowId < 0;
