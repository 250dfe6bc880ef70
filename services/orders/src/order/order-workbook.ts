import { fromHundredths, isBulk } from '@depot/contracts/amounts';
import { type Message, translate } from '@depot/contracts/errors';
import {
  type OrderAnswer,
  type OrderItemAnswer,
  orderStatusWords,
  orderTitles,
  orderWorkbookName,
} from '@depot/contracts/orders';
import { formatDate } from '@depot/contracts/time';
import { currentLanguage } from '@depot/node-context';
import { type CellValue, workbook } from '@depot/node-workbook';

interface Row {
  order: OrderAnswer;
  item: OrderItemAnswer;
}

type Title = keyof typeof orderTitles;

/** Characters of the widest names. */
const wide = 32;
const wideColumns: ReadonlySet<Title> = new Set(['store', 'product', 'notes']);
const said = (localizedMessage: Message) => translate(localizedMessage, currentLanguage());

const values: Record<Title, (row: Row, timezone: string) => CellValue> = {
  displayId: ({ order }) => order.displayId,
  date: ({ order }, timezone) => formatDate(order.time, timezone),
  status: ({ order }) => said(orderStatusWords[order.status]),
  store: ({ order }) => order.storeName,
  product: ({ item }) => item.name,
  quantity: ({ item }) => (isBulk(item.hasWeight) ? null : item.quantity),
  weight: ({ item }) => (item.weight > 0 ? fromHundredths(item.weight) : null),
  rate: ({ item }) => fromHundredths(item.rate),
  notes: ({ item }) => item.notes,
  invoices: ({ order }) => order.invoiceIds.join(', '),
};

/** The orders line by line as an XLSX file, in the reader's language. */
export function orderWorkbook(orders: readonly OrderAnswer[], timezone: string): Promise<Buffer> {
  const rows = orders.flatMap((order) => order.orderItems.map((item) => ({ order, item })));
  const columns = (Object.keys(values) as Title[]).map((title) => ({
    title: said(orderTitles[title]),
    value: (row: Row) => values[title](row, timezone),
    width: wideColumns.has(title) ? wide : undefined,
  }));
  return workbook(said(orderWorkbookName), columns, rows);
}
