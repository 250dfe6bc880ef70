import { dayOf, startOfDay } from '@depot/contracts/time';
import { useClaims } from '@depot/session';
import { defineFormDraft, useDraft, useEntryForm } from '@depot/stock-entry';
import * as z from '@depot/storage/schema';
import { useInventoryAddMutation } from '../../api/inventory.js';
import { useEntryProducts } from '../../parts/useEntryProducts.js';

export interface ReceivedFields {
  /** YYYY-MM-DD; today when it is not chosen. */
  day?: string;
  supplierId?: number;
  subWarehouseId?: number;
}

const noReceivedFields = (): ReceivedFields => ({
  day: undefined,
  supplierId: undefined,
  subWarehouseId: undefined,
});

/** Checks what a stored draft claims to be. */
const receivedFields: z.Type<ReceivedFields> = z.object({
  day: z.optional(z.string()),
  supplierId: z.optional(z.number()),
  subWarehouseId: z.optional(z.number()),
});

const stored = defineFormDraft('add-received-draft', receivedFields);

/** Goods received from a supplier: date, supplier, warehouse, lines, and their draft. */
export function useAddReceived() {
  const { id: userId, tz } = useClaims();
  const { query, products } = useEntryProducts();
  const draft = useDraft({ stored, userId, empty: noReceivedFields });
  const [add] = useInventoryAddMutation();
  const { supplierId, subWarehouseId } = draft.fields;
  const day = draft.fields.day ?? dayOf(Date.now(), tz);

  const form = useEntryForm({
    draft,
    products,
    send: async (inventoryList, weightsConfirmed) => {
      const date = day === dayOf(Date.now(), tz) ? Date.now() : startOfDay(day, tz);
      return (
        await add({ inventoryList, date, needRecord: true, supplierId, subWarehouseId, weightsConfirmed }).unwrap()
      ).list;
    },
  });
  return { query, draft, form, day };
}
