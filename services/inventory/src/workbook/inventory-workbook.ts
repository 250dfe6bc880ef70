import { fromHundredths } from '@depot/contracts/amounts';
import { type Message, translate } from '@depot/contracts/errors';
import {
  type InventoryRowAnswer,
  inventoryTitles,
  inventoryWorkbookName,
  inventoryWorkbookTotal,
} from '@depot/contracts/inventory';
import { dayOf } from '@depot/contracts/time';
import { currentLanguage } from '@depot/node-context';
import { type CellValue, createWorkbook, type WorkbookColumn } from '@depot/node-workbook';

type Title = keyof typeof inventoryTitles;

/** Characters. */
const wide = 32;

const values: Record<Title, (row: InventoryRowAnswer, timezone: string) => CellValue> = {
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
  lastIn: (row, timezone) => (row.lastIn === null ? null : dayOf(row.lastIn, timezone)),
};

/** Format of columns. All others are plain text. */
const looks: Partial<Record<Title, Pick<WorkbookColumn<InventoryRowAnswer>, 'kind' | 'isSummed' | 'width'>>> = {
  secondaryName: { width: wide },
  tertiaryName: { width: wide },
  quantity: { kind: 'count' },
  totalWeight: { kind: 'weight', isSummed: true },
  booked: { kind: 'weight' },
  reserved: { kind: 'weight' },
  reorderPoint: { kind: 'count' },
  price: { kind: 'money' },
  wholesalePrice: { kind: 'money' },
  totalWholesalePrice: { kind: 'money', isSummed: true },
  lastIn: { kind: 'day' },
};
const translateTitle = (localizedMessage: Message) => translate(localizedMessage, currentLanguage());

/** Builds an XLSX file of the inventory, in the language of the user. */
export function buildInventoryWorkbook(rows: readonly InventoryRowAnswer[], timezone: string): Promise<Buffer> {
  const titles = Object.keys(values) as Title[];
  const columns = titles.map((title, at) => ({
    ...looks[title],
    ...(at === 0 && { sumTitle: translateTitle(inventoryWorkbookTotal) }),
    title: translateTitle(inventoryTitles[title]),
    value: (row: InventoryRowAnswer) => values[title](row, timezone),
  }));
  return createWorkbook(translateTitle(inventoryWorkbookName), columns, rows);
}
