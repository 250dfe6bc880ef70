/** True if this run covers all cases instead of a sample (`npm test -- --only exhaustive`). */
export const isExhaustive = process.env.EXHAUSTIVE === 'yes';
