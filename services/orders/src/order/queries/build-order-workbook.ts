import { fromHundredths, isBulk } from '@depot/contracts/amounts';
import { enumerated, type Message, translate } from '@depot/contracts/errors';
import {
  type OrderAnswer,
  type OrderItemAnswer,
  orderStatusNames,
  orderTitles,
  orderWorkbookName,
  orderWorkbookTotal,
} from '@depot/contracts/orders';
import { dayOf } from '@depot/contracts/time';
import { currentLanguage } from '@depot/node-context';
import { createWorkbook, type WorkbookColumn } from '@depot/node-workbook';

interface Row {
  order: OrderAnswer;
  item: OrderItemAnswer;
  /** The first line shows the total of the order, so that the column can be summed. */
  isFirst: boolean;
}

type Title = keyof typeof orderTitles;
type Column = Omit<WorkbookColumn<Row>, 'title' | 'value'> & {
  value: (row: Row, timezone: string) => string | number | null;
};

/** Characters. */
const wide = 32;
const translateTitle = (localizedMessage: Message) => translate(localizedMessage, currentLanguage());

/** Dollars, with a sum above the column. */
const money = { kind: 'money', isSummed: true } as const;

/** Sums leave cancelled orders out. */
const isCancelled = ({ status }: OrderAnswer) => status === 'CANCELLED';

const columns: Record<Title, Column> = {
  displayId: { value: ({ order }) => order.displayId },
  date: { kind: 'day', value: ({ order }, timezone) => dayOf(order.time, timezone) },
  status: { value: ({ order }) => translateTitle(orderStatusNames[order.status]) },
  store: { width: wide, value: ({ order }) => order.storeName },
  deliveryDate: { kind: 'day', value: ({ order }) => order.deliveryDate },
  poNumber: { value: ({ order }) => order.poNumber },
  product: { width: wide, value: ({ item }) => item.name },
  quantity: { kind: 'count', value: ({ item }) => (isBulk(item.hasWeight) ? null : item.quantity) },
  weight: {
    kind: 'weight',
    isSummed: true,
    value: ({ order, item }) => (item.weight > 0 && !isCancelled(order) ? fromHundredths(item.weight) : null),
  },
  rate: { kind: 'money', value: ({ item }) => fromHundredths(item.rate) },
  amount: { ...money, value: ({ order, item }) => fromHundredths(isCancelled(order) ? 0 : item.amount) },
  total: {
    ...money,
    value: ({ order, isFirst }) => (isFirst ? fromHundredths(isCancelled(order) ? 0 : order.total) : null),
  },
  notes: { width: wide, value: ({ item }) => item.notes },
  invoices: { value: ({ order }) => translateTitle(enumerated(order.invoiceIds)) },
};

/**
 * Builds an XLSX file with one row per order line, in the language of the user. A weighed unit that is not chosen yet
 * counts with the average weight of the units in stock.
 */
export function buildOrderWorkbook(orders: readonly OrderAnswer[], timezone: string): Promise<Buffer> {
  const rows = orders.flatMap((order) => order.orderItems.map((item, at) => ({ order, item, isFirst: at === 0 })));
  const shown = (Object.keys(columns) as Title[]).map((title, at) => ({
    ...columns[title],
    title: translateTitle(orderTitles[title]),
    ...(at === 0 && { sumTitle: translateTitle(orderWorkbookTotal) }),
    value: (row: Row) => columns[title].value(row, timezone),
  }));
  return createWorkbook(translateTitle(orderWorkbookName), shown, rows);
}
