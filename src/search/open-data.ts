// Ids of rows of the index: a listing's own, and those of open-data campsites below 0.

/** The row of an open-data campsite, by the id of its page. */
export const indexIdOf = (campsiteId: number): number => -campsiteId;

/** The id of the page of an open-data campsite, by its row. */
export const campsiteIdOf = (rowId: number): number => -rowId;

/** Whether a row is an open-data campsite. */
export const isOpenData = (rowId: number): boolean => rowId < 0;
