import type { StockMode } from '@depot/contracts/amounts';
import type { ShippedLine, StockAmount } from '@depot/contracts/inventory';

/** Expected stock row of a product: units, or hundredths of a pound for pooled weight. */
export interface ModelProduct {
  id: number;
  hasWeight: StockMode;
  amount: number;
  booked: number;
  reserved: number;
}

export interface ModelLine {
  product: ModelProduct;
  amount: number;
}

export interface ModelOrder {
  id: number;
  state: 'OPEN' | 'SHIPPED' | 'CLOSED';
  lines: ModelLine[];
  shipped: ShippedLine[];
  /** Returned amounts by order item id. */
  back: Map<number, number>;
}

export interface ModelReturn {
  id: number;
  order: ModelOrder;
  orderItemId: number;
  product: ModelProduct;
  amount: number;
  /** The pieces that came back, of weighed goods. */
  inventoryIds: readonly number[];
}

export const free = ({ amount, booked, reserved }: ModelProduct) => amount - booked - reserved;

export function stockAmount({ product, amount }: ModelLine): StockAmount {
  const byWeight = product.hasWeight === 'Weighting';
  return { productId: product.id, quantity: byWeight ? 0 : amount, weight: byWeight ? amount : 0 };
}

/** Adds lines of one product up, as the server does. */
export function merged(lines: readonly ModelLine[]): ModelLine[] {
  const sums = new Map<ModelProduct, number>();
  for (const { product, amount } of lines) sums.set(product, (sums.get(product) ?? 0) + amount);
  return [...sums].map(([product, amount]) => ({ product, amount }));
}
