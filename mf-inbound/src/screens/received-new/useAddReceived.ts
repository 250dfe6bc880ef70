import { dayOf, startOfDay } from '@depot/contracts/time';
import { useClaims, useToday } from '@depot/session';
import { defineFormDraft, useDraft, useEntryForm, useSubmit } from '@depot/stock-entry';
import * as z from '@depot/storage/schema';
import { useEntryProducts } from '../../api/inventory.js';
import { newReceivedPath } from '../../parts/places.js';
import { useReceivedQueue } from '../../queue/useQueues.js';
import { useTexts } from '../../texts.js';

export interface ReceivedFields {
  /** YYYY-MM-DD; today when it is not chosen. */
  day?: string;
  supplierId?: number;
  subWarehouseId?: number;
}

const makeReceivedFields = (): ReceivedFields => ({
  day: undefined,
  supplierId: undefined,
  subWarehouseId: undefined,
});

/** Validates the fields of a stored draft. */
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
  const draft = useDraft({ stored, userId, empty: makeReceivedFields });
  const { t } = useTexts();
  const queued = useReceivedQueue();
  const submit = useSubmit(queued);
  const { supplierId, subWarehouseId } = draft.fields;
  const today = useToday();
  const day = draft.fields.day ?? today;
  const isFuture = day > today;

  const form = useEntryForm({
    draft,
    products,
    lacks: isFuture ? t('received.future') : undefined,
    send: (inventoryList, weightsConfirmed, lines) => {
      const date = day === dayOf(Date.now(), tz) ? Date.now() : startOfDay(day, tz);
      return submit({
        title: t('received.queued', { lines: inventoryList.length }),
        path: newReceivedPath,
        lines,
        request: { inventoryList, date, needRecord: true, supplierId, subWarehouseId, weightsConfirmed },
      });
    },
  });
  return { query, draft, form, day, isFuture, queued };
}
