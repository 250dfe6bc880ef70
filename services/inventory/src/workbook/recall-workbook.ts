import { fromHundredths } from '@depot/contracts/amounts';
import { type Message, translate } from '@depot/contracts/errors';
import { type RecallAnswer, recallInStock, recallTitles, recallWorkbookName } from '@depot/contracts/inventory';
import { dayOf } from '@depot/contracts/time';
import { currentLanguage } from '@depot/node-context';
import { type CellValue, createWorkbook, type WorkbookColumn } from '@depot/node-workbook';

type Title = keyof typeof recallTitles;
type Row = Partial<Record<Title, CellValue>>;

const translateTitle = (localizedMessage: Message, values = {}) =>
  translate(localizedMessage, currentLanguage(), values);
/** Characters. */
const wide = 32;

const [count, weight] = [{ kind: 'count' }, { kind: 'weight' }] as const;
/** Format of columns. Titles are wider than numbers. */
const looks: Partial<Record<Title, Pick<WorkbookColumn<Row>, 'kind' | 'width'>>> = {
  storeName: { width: wide },
  time: { kind: 'day' },
  shippedQuantity: { ...count, width: 18 },
  shippedWeight: { ...weight, width: 20 },
  backQuantity: { ...count, width: 20 },
  backWeight: { ...weight, width: 24 },
  outQuantity: { ...count, width: 18 },
  outWeight: { ...weight, width: 22 },
};

/** Builds an XLSX file of the recipients of a lot, in the language of the user, with the remaining stock below. */
export function buildRecallWorkbook(recall: RecallAnswer, timezone: string): Promise<Buffer> {
  const titles = Object.keys(recallTitles) as Title[];
  const columns = titles.map((title) => ({
    title: translateTitle(recallTitles[title]),
    value: (row: Row) => row[title] ?? null,
    ...looks[title],
  }));
  const { quantity, weight } = recall.inStock;
  const inStock: Row = {
    storeName: translateTitle(recallInStock),
    outQuantity: quantity,
    outWeight: fromHundredths(weight),
  };
  return createWorkbook(formatSheetName(recall.lot), columns, [
    ...recall.orders.map((order) => formatOrderRow(order, timezone)),
    inStock,
  ]);
}

function formatOrderRow(
  { orderId, displayId, storeName, time, shipped, cameBack }: RecallAnswer['orders'][number],
  timezone: string,
): Row {
  return {
    storeName,
    displayId: displayId ?? orderId,
    time: time === null ? null : dayOf(time, timezone),
    shippedQuantity: shipped.quantity,
    shippedWeight: fromHundredths(shipped.weight),
    backQuantity: cameBack.quantity,
    backWeight: fromHundredths(cameBack.weight),
    outQuantity: shipped.quantity - cameBack.quantity,
    outWeight: fromHundredths(shipped.weight - cameBack.weight),
  };
}

/** Excel limits sheet names to 31 characters, and excludes some. */
function formatSheetName(lot: string): string {
  return translateTitle(recallWorkbookName, { lot })
    .replace(/[\\/?*[\]:]/g, '-')
    .slice(0, 31);
}
