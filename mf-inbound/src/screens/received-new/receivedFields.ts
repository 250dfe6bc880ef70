export interface ReceivedFields {
  /** YYYY-MM-DD; today when it is not chosen. */
  day?: string;
  supplierId?: number;
  subWarehouseId?: number;
}

export const noReceivedFields = (): ReceivedFields => ({ day: undefined, supplierId: undefined, subWarehouseId: undefined });

const optional = (value: unknown, type: 'number' | 'string') => value === undefined || typeof value === type;

/** Checks what a stored draft claims to be. */
export function isReceivedFields(value: unknown): value is ReceivedFields {
  if (typeof value !== 'object' || value === null) return false;
  const { day, supplierId, subWarehouseId }: Partial<Record<keyof ReceivedFields, unknown>> = value;
  return optional(day, 'string') && optional(supplierId, 'number') && optional(subWarehouseId, 'number');
}
