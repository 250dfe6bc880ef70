/**
 * Days of a reorder proposal: how far back usage is looked at, the lead time of products that have none, and how long a
 * delivery should last.
 */
export const reorderDays = { usage: 30, lead: 7, cover: 14 } as const;
