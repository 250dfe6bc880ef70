// Apart from the schemas, so that screens take these without them.

/** Movements of one answer of the history; `before` asks for those older than a movement. */
export const movementsPerPage = 100;

/** Received records of one answer; `before` asks for those older than a record. */
export const receivedPerPage = 500;

/** Days ahead of the list of expiring goods: bounds and default. */
export const expiringDays = { min: 0, max: 730, usual: 30 } as const;

/** Pieces and lots that one file of opening stock may contain, since they become visible in one step. */
export const unitsPerFile = 100_000;
