// Apart from the schemas, so that screens take these without them.

/** Movements of one answer of the history; `before` asks for those older than a movement. */
export const movementsPerPage = 100;

/** Received records of one answer; `before` asks for those older than a record. */
export const receivedPerPage = 500;

/** How many days ahead the list of expiring goods may look, and where nobody asks for others. */
export const expiringDays = { min: 0, max: 730, usual: 30 } as const;

/** Pieces and lots that one file of opening stock brings in: what becomes visible in one step. */
export const unitsPerFile = 100_000;
