import { fromHundredths } from '@depot/contracts/amounts';
import { say, type Message } from '@depot/contracts/errors';
import { inventoryTitles, inventoryWorkbookName, type InventoryRowAnswer } from '@depot/contracts/inventory';
import { formatDate } from '@depot/contracts/time';
import { currentLanguage } from '@depot/node-context';
import writeExcelFile from 'write-excel-file/node';

type Title = keyof typeof inventoryTitles;
type Value = string | number | null;

/** Characters of the widest names. */
const wide = 32;
const narrow = 14;

const values: Record<Title, (row: InventoryRowAnswer, timezone: string) => Value> = {
  secondaryName: (row) => row.secondaryName,
  tertiaryName: (row) => row.tertiaryName,
  subWarehouse: (row) => row.subWarehouse.name,
  category: (row) => row.category.name,
  subCategory: (row) => row.subCategory.name,
  brand: (row) => row.brand?.name ?? null,
  location: (row) => row.location,
  hasWeight: (row) => row.hasWeight,
  quantity: (row) => row.quantity,
  totalWeight: (row) => fromHundredths(row.totalWeight),
  booked: (row) => row.booked,
  reserved: (row) => row.reserved,
  reorderPoint: (row) => row.reorderPoint,
  price: (row) => fromHundredths(row.price),
  wholesalePrice: (row) => fromHundredths(row.wholesalePrice),
  totalWholesalePrice: (row) => fromHundredths(row.totalWholesalePrice),
  gtin: (row) => row.gtin,
  code: (row) => row.code,
  lastIn: (row, timezone) => (row.lastIn === null ? null : formatDate(row.lastIn, timezone)),
};

const names: ReadonlySet<Title> = new Set(['secondaryName', 'tertiaryName']);
const said = (sentence: Message) => say(sentence, currentLanguage());

/**
 * The inventory as an XLSX file, in the reader's language. Every text is typed as text: what begins like a formula stays what it is.
 */
export async function inventoryWorkbook(rows: readonly InventoryRowAnswer[], timezone: string): Promise<Buffer> {
  const titles = Object.keys(values) as Title[];
  const columns = titles.map((title) => ({
    header: { value: said(inventoryTitles[title]), fontWeight: 'bold' as const },
    cell: (row: InventoryRowAnswer) => typed(values[title](row, timezone)),
    width: names.has(title) ? wide : narrow,
  }));
  return writeExcelFile([...rows], { columns, sheet: said(inventoryWorkbookName), stickyRowsCount: 1 }).toBuffer();
}

function typed(value: Value) {
  if (value === null || value === '') return null;
  return typeof value === 'number' ? { type: Number, value } : { type: String, value };
}
