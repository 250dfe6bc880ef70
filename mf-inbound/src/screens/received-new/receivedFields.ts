import * as z from '@depot/storage/schema';

export interface ReceivedFields {
  /** YYYY-MM-DD; today when it is not chosen. */
  day?: string;
  supplierId?: number;
  subWarehouseId?: number;
}

export const noReceivedFields = (): ReceivedFields => ({
  day: undefined,
  supplierId: undefined,
  subWarehouseId: undefined,
});

/** Checks what a stored draft claims to be. */
export const receivedFields: z.Type<ReceivedFields> = z.object({
  day: z.optional(z.string()),
  supplierId: z.optional(z.number()),
  subWarehouseId: z.optional(z.number()),
});
