/** Whether this run takes the whole of what an ordinary one takes a part of (`npm test -- --only exhaustive`). */
export const isExhaustive = process.env.EXHAUSTIVE === 'yes';
