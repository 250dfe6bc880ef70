export const countsPath = '/in/inventory/count';
export const newCountPath = '/in/inventory/count/new';
export const countPath = (id: number) => `/in/inventory/count/count?id=${id}`;
export const countReviewPath = (id: number) => `/in/inventory/count/review?id=${id}`;
