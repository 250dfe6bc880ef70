import { checkedBy, defineStored } from '@depot/storage';
import { type Check, checkFields, isNumber, isText } from '../../api/checks.js';

interface OrderRow {
  orderId: number;
  /** 1-based, as in the address. */
  currentPage: number;
  /** Query of the list, so that the user returns to the same filters: `?page=2&stores=4`. */
  search: string;
}

const isRow = checkFields({ orderId: isNumber, currentPage: isNumber, search: isText } satisfies Record<
  keyof OrderRow,
  Check
>);

/** Order that the user opened last, and its page in the list. */
const storedRow = defineStored({
  key: 'current-order-row',
  schema: checkedBy((value): value is OrderRow => isRow(value)),
  scope: 'user',
  version: 1,
});
export const listPath = '/in/order';

export const rememberRow = storedRow.set;
export const rememberedRow = storedRow.get;

/** Return address of an action: the list with its last filter, page and row. */
export function orderListAddress(currentPage?: number): string {
  const row = rememberedRow();
  if (row && (currentPage === undefined || row.currentPage === currentPage)) return `${listPath}${row.search}`;
  return currentPage && currentPage > 1 ? `${listPath}?page=${currentPage}` : listPath;
}
