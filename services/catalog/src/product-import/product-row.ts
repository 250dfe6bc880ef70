import { weighings } from '@depot/contracts/amounts';
import { catalogMessages } from '@depot/contracts/catalog';
import { cells } from '@depot/node-importing';
import * as z from 'zod';

/** Digits of a GTIN-8, -12, -13 or -14; the check digit is not ours to judge. */
const gtin = /^\d{8}$|^\d{12,14}$/;
const chineseWeighings = { 单件称重: 'Yes', 不称重: 'No', 散装称重: 'Weighting' } as const;

/** A line of the file: a product. Warehouse, categories and supplier are named. */
export const productRow = z.object({
  secondaryName: cells.text(150),
  tertiaryName: cells.text(150).optional(),
  subWarehouse: cells.text(100),
  category: cells.text(100),
  subCategory: cells.text(100),
  brand: cells.text(100).optional(),
  price: cells.money(),
  wholesalePrice: cells.money().optional(),
  hasWeight: cells.choice(weighings, chineseWeighings),
  description: cells.text(1000).optional(),
  reorderPoint: cells.whole(0, 1_000_000).optional(),
  location: cells.text(50).optional(),
  gtin: cells.form(gtin, catalogMessages.gtinShape).optional(),
  code: cells.text(50).optional(),
});
export type ProductRow = z.output<typeof productRow>;
