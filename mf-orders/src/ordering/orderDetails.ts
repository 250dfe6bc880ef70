import type { Order, OrderDetails } from '@depot/contracts/orders';

/** Fields of an order draft beside its lines. */
export interface DraftDetails {
  /** `YYYY-MM-DD`. */
  deliveryDate?: string;
  poNumber: string;
  note: string;
}

export const noDetails: DraftDetails = { poNumber: '', note: '' };

export function toDraftDetails({ deliveryDate, poNumber, note }: Pick<Order, keyof OrderDetails>): DraftDetails {
  return { deliveryDate: deliveryDate ?? undefined, poNumber, note };
}

/** Converts all fields for a request, because an emptied field is a change, too. */
export function toDetailsRequest({ deliveryDate, poNumber, note }: DraftDetails): OrderDetails {
  return { deliveryDate: deliveryDate ?? null, poNumber: poNumber.trim(), note: note.trim() };
}

/** Returns the fields that the user has changed. */
export function selectChangedDetails(before: DraftDetails, written: DraftDetails): Partial<DraftDetails> {
  return {
    ...(written.deliveryDate !== before.deliveryDate && { deliveryDate: written.deliveryDate }),
    ...(written.poNumber !== before.poNumber && { poNumber: written.poNumber }),
    ...(written.note !== before.note && { note: written.note }),
  };
}
