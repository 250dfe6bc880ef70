import { reorderDays } from '@depot/contracts/inbound';
import { address, type AddressValues } from '@depot/router';

/** Supplier, and the days that the proposal reckons with. They stand in the address. */
export const reorderFilters = {
  brand: address.id,
  usageDays: address.integer(1, 365, reorderDays.usage),
  leadDays: address.integer(0, 365, reorderDays.lead),
  coverDays: address.integer(1, 365, reorderDays.cover),
};
export type ReorderFilters = AddressValues<typeof reorderFilters>;
/** The usual values. */
export const usualDays = { usageDays: reorderDays.usage, leadDays: reorderDays.lead, coverDays: reorderDays.cover };
