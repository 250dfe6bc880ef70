/** Orders on one page of the list. Apart from the schemas, so that a screen takes the number without them. */
export const ordersPerPage = 20;
/** Orders that `GET /order` without an id answers at most: the newest. */
export const newestOrders = 100;
