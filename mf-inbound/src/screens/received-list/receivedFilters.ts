import { dayOf } from '@depot/contracts/time';
import { address, type AddressValues, readAddress } from '@depot/router';
import type { Received } from '../../api/inventory.js';

/** Filters of the list, stored in the address. */
export const receivedFilters = {
  /** A number, or part of the name of a product, a supplier or a warehouse. */
  filter: address.text,
  /** First and last day of receipt, both inclusive. */
  from: address.day,
  to: address.day,
};
export type ReceivedFilters = AddressValues<typeof receivedFilters>;

/** Nothing narrows the list. */
export const noReceivedFilters = readAddress(receivedFilters, new URLSearchParams());

/** Number of active filters; both ends of the period count as one. */
export const countReceivedFilters = ({ filter, from, to }: ReceivedFilters): number =>
  [filter.trim(), from ?? to].filter(Boolean).length;

/** True for a record that the filters leave in the list. Days are those of the warehouse. */
export function matchReceived(record: Received, { filter, from, to }: ReceivedFilters, timeZone: string): boolean {
  const { id, date, subWarehouse, brand, inventoryHistories } = record;
  const wanted = filter.trim().toLowerCase();
  const names = [subWarehouse?.name, brand?.name, ...inventoryHistories.map(({ productName }) => productName)];
  const isNamed = wanted === '' || names.some((name) => name?.toLowerCase().includes(wanted));
  const day = dayOf(date, timeZone);
  return (isNamed || String(id) === wanted.replace(/^#/, '')) && (!from || day >= from) && (!to || day <= to);
}
