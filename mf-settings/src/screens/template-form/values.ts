import type { OrderTemplate } from '@depot/contracts/orders';
import type { TemplateRequest } from '../../api/orders.js';

/** A line may still be empty while it is being filled in. */
export interface TemplateFormLine {
  productId?: number;
  quantity?: number | null;
}

export interface TemplateValues {
  name: string;
  subWarehouseId?: number;
  /** Named as in the request, so that errors of the server find their line. */
  orderItems: TemplateFormLine[];
}

/** Names of a template's products by id. */
export type LineNames = ReadonlyMap<number, string>;

export const emptyTemplate: Partial<TemplateValues> = { orderItems: [{}] };

/**
 * Form values of an existing template. Lines with a disabled product are omitted and their names returned for a notice.
 * `names` contains the remaining products, because the warehouse's list may lack some.
 */
export function toTemplateValues({
  name,
  subWarehouseId,
  orderItems,
}: Pick<OrderTemplate, 'name' | 'subWarehouseId' | 'orderItems'>): {
  values: TemplateValues;
  gone: string[];
  names: LineNames;
} {
  const kept = orderItems.filter(({ disabled }) => !disabled);
  const there = kept.map(({ productId, quantity }) => ({ productId, quantity }));
  const names = new Map(kept.map(({ productId, productName }) => [productId, productName]));
  const gone = orderItems.filter(({ disabled }) => disabled).map(({ productName }) => productName);
  return { values: { name, subWarehouseId, orderItems: there.length > 0 ? there : [{}] }, gone, names };
}

/** Request with the complete lines; the form has rejected incomplete ones. */
export function buildTemplateRequest(
  { name, subWarehouseId = 0, orderItems }: TemplateValues,
  edit: { id?: number; version?: string } = {},
): TemplateRequest {
  const lines = orderItems.flatMap(({ productId, quantity }) =>
    productId && quantity ? [{ productId, quantity }] : [],
  );
  return { ...edit, name: name.trim(), subWarehouseId, orderItems: lines };
}
