import type { Order, OrderDetails } from '@depot/contracts/orders';

/** What is said of an order beside its lines, while it is written. */
export interface DraftDetails {
  /** `YYYY-MM-DD`. */
  deliveryDate?: string;
  poNumber: string;
  note: string;
}

export const noDetails: DraftDetails = { poNumber: '', note: '' };

export function draftDetailsOf({ deliveryDate, poNumber, note }: Pick<Order, keyof OrderDetails>): DraftDetails {
  return { deliveryDate: deliveryDate ?? undefined, poNumber, note };
}

/** As a request carries them: everything, as emptying one is a change. */
export function detailsRequest({ deliveryDate, poNumber, note }: DraftDetails): OrderDetails {
  return { deliveryDate: deliveryDate ?? null, poNumber: poNumber.trim(), note: note.trim() };
}

/** What a person has changed of them. */
export function changedDetails(before: DraftDetails, written: DraftDetails): Partial<DraftDetails> {
  return {
    ...(written.deliveryDate !== before.deliveryDate && { deliveryDate: written.deliveryDate }),
    ...(written.poNumber !== before.poNumber && { poNumber: written.poNumber }),
    ...(written.note !== before.note && { note: written.note }),
  };
}
