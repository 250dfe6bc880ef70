/** Orders on one page of the list. Apart from the schemas, so that a screen takes the number without them. */
export const ordersPerPage = 20;

/** Orders that `GET /order` without an id returns at most: the newest. */
export const newestOrders = 100;

/** Orders that a workbook holds at most. */
export const ordersInWorkbook = 5_000;

/** Returns on one page of the list. */
export const returnsPerPage = 20;

/** Sort orders of an order list; within a store or a status the newest come first. */
export const orderSorts = ['newest', 'oldest', 'store', 'storeDesc', 'status', 'statusDesc'] as const;

export type OrderSort = (typeof orderSorts)[number];
