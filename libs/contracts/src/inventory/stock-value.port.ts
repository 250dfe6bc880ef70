import type { Cents } from '../amounts/index.js';

/** What the stock of a category is worth at wholesale price. */
export interface CategoryValue {
  categoryId: number;
  name: string;
  subWarehouseName: string;
  value: Cents;
}

export const STOCK_VALUE_PORT = Symbol('STOCK_VALUE_PORT');

export interface StockValuePort {
  /** Every category of the tenant, those without stock included, by warehouse and name. */
  valueByCategory(): Promise<CategoryValue[]>;
}
