import { stockModes } from '@depot/contracts/amounts';
import { catalogMessages } from '@depot/contracts/catalog';
import type { Message } from '@depot/contracts/errors';
import { canonicalCode } from '@depot/contracts/identifiers';
import * as cells from '@depot/node-importing/cells';
import * as z from 'zod';
import { gtinsIn } from './gtins-cell.js';
import { readGtin } from './read-gtin.js';

/**
 * A GTIN has 8 or 12 to 14 digits; any other number is one that a spreadsheet has spoilt. Its check digit, and what is
 * no number, are not ours to judge.
 */
const gtin = /^\d{8}$|^\d{12,14}$|^(?![\d.,+-]*(E[+-]?\d+)?$).{1,14}$/i;
/** Fewer digits than a GTIN has: zeros at its front may be missing. */
const shortNumber = /^\d{1,13}$/;

function faultOfGtin(value: string): Message | undefined {
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
  gtin: cells.checkedIdentifier(readGtin, faultOfGtin).optional(),
  code: cells.identifier(canonicalCode, 50).optional(),
  gtins: cells.read(gtinsIn, catalogMessages.gtinsCell).optional(),
  minWeight: cells.weight().optional(),
  maxWeight: cells.weight().optional(),
  leadTimeDays: cells.whole(0, 365).optional(),
  disabled: cells.flag().optional(),
});
export type ProductImportRow = z.output<typeof productRow>;
