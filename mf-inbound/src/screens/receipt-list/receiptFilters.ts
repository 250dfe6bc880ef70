import { type DeliveryReceipt, deliveryReceiptStatuses } from '@depot/contracts/inbound';
import { dayOf } from '@depot/contracts/time';
import { address, type AddressValues, readAddress } from '@depot/router';

/** Filters of the list, stored in the address. */
export const receiptFilters = {
  /** Start of a number, or part of a product's name or of the text on its boxes. */
  filter: address.text,
  statuses: address.choices(deliveryReceiptStatuses),
  /** First and last day of arrival; both count. */
  from: address.day,
  to: address.day,
};
export type ReceiptFilters = AddressValues<typeof receiptFilters>;

/** Nothing narrows the list. */
export const noReceiptFilters = readAddress(receiptFilters, new URLSearchParams());

/** Number of active filters; both ends of the period count as one. */
export const countReceiptFilters = ({ filter, statuses, from, to }: ReceiptFilters): number =>
  [filter.trim(), statuses.length > 0, from ?? to].filter(Boolean).length;

/** True for a receipt that the filters leave in the list. Days are those of the warehouse. */
export function matchReceipt(receipt: DeliveryReceipt, filters: ReceiptFilters, timeZone: string): boolean {
  const { filter, statuses, from, to } = filters;
  const { displayId, status, estimateArrivalTime, deliveryReceiptItems } = receipt;
  const wanted = filter.trim().toLowerCase();
  const names = deliveryReceiptItems.flatMap(({ productName, nameOnBox }) => [productName, nameOnBox]);
  const isNamed = names.some((name) => name.toLowerCase().includes(wanted));
  const day = dayOf(estimateArrivalTime, timeZone);
  return (
    (isNamed || String(displayId).startsWith(wanted.replace(/^#/, ''))) &&
    (statuses.length === 0 || statuses.includes(status)) &&
    (!from || day >= from) &&
    (!to || day <= to)
  );
}
