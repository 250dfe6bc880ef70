/** Movements of one answer of the history; `before` asks for those older than a movement. */
export const movementsPerPage = 100;
/** Received records of one answer; `before` asks for those older than a record. */
export const receivedPerPage = 500;
