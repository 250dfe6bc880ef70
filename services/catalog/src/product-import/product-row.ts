import { stockModes } from '@depot/contracts/amounts';
import { catalogMessages } from '@depot/contracts/catalog';
import type { Message } from '@depot/contracts/errors';
import { canonicalCode } from '@depot/contracts/identifiers';
import * as cells from '@depot/node-importing/cells';
import * as z from 'zod';
import { parseGtins, readGtin } from './gtins-cell.js';

/**
 * A GTIN has 8 or 12 to 14 digits; any other number was damaged by a spreadsheet. Check digits and other texts are not
 * validated here.
 */
const gtin = /^\d{8}$|^\d{12,14}$|^(?![\d.,+-]*(E[+-]?\d+)?$).{1,14}$/i;
/** Fewer digits than a GTIN has: zeros at its front may be missing. */
const shortNumber = /^\d{1,13}$/;

function findGtinFault(value: string): Message | undefined {
  if (gtin.test(value)) return undefined;
  return shortNumber.test(value) ? catalogMessages.gtinZeroMissing : catalogMessages.gtinShape;
}

const chineseStockModes = { 单件称重: 'Yes', 不称重: 'No', 散装称重: 'Weighting' } as const;

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
  hasWeight: cells.choice(stockModes, chineseStockModes),
  description: cells.multiLineText(1000).optional(),
  reorderPoint: cells.whole(0, 1_000_000).optional(),
  location: cells.text(50).optional(),
  gtin: cells.checkedIdentifier(readGtin, findGtinFault).optional(),
  code: cells.identifier(canonicalCode, 50).optional(),
  gtins: cells.read(parseGtins, catalogMessages.gtinsCell).optional(),
  minWeight: cells.weight().optional(),
  maxWeight: cells.weight().optional(),
  leadTimeDays: cells.whole(0, 365).optional(),
  disabled: cells.flag().optional(),
});
export type ProductImportRow = z.output<typeof productRow>;

const { shape } = productRow;

/** A line of an update file: an empty cell keeps the value, and the marker `(clear)` empties it. */
export const productUpdateRow = z.object({
  secondaryName: cells.kept(shape.secondaryName),
  tertiaryName: cells.clearable(shape.tertiaryName.unwrap()),
  subWarehouse: cells.kept(shape.subWarehouse),
  category: cells.kept(shape.category),
  subCategory: cells.kept(shape.subCategory),
  brand: cells.clearable(shape.brand.unwrap()),
  price: cells.kept(shape.price),
  wholesalePrice: cells.clearable(shape.wholesalePrice.unwrap()),
  hasWeight: cells.kept(shape.hasWeight),
  description: cells.clearable(shape.description.unwrap()),
  reorderPoint: cells.clearable(shape.reorderPoint.unwrap()),
  location: cells.clearable(shape.location.unwrap()),
  gtin: cells.clearable(shape.gtin.unwrap()),
  code: cells.clearable(shape.code.unwrap()),
  gtins: cells.clearable(shape.gtins.unwrap()),
  minWeight: cells.clearable(shape.minWeight.unwrap()),
  maxWeight: cells.clearable(shape.maxWeight.unwrap()),
  leadTimeDays: cells.clearable(shape.leadTimeDays.unwrap()),
  disabled: cells.clearable(shape.disabled.unwrap()),
});
export type ProductUpdateRow = z.output<typeof productUpdateRow>;
