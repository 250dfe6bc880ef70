import type { Language } from '@depot/contracts/errors';
import type { Order, OrderItem } from '@depot/contracts/orders';
import { linesBeyond, paginate, printedLines } from '../paper/paginate.js';
import { Sheet } from '../paper/Sheet.js';
import { text } from '../paper/text.js';
import { OrderSheetLines } from './OrderSheetLines.js';

export interface OrderSheetProps {
  order: Order;
  /** M/D/YYYY in the warehouse's timezone. */
  formattedDate: string;
  seller: { name: string };
  language: Language;
}

/** Before the goods leave it is a pick list, in the order of the shelves; afterwards a packing slip. */
export function isPickList(order: Pick<Order, 'status'>): boolean {
  return order.status === 'PENDING' || order.status === 'PROCESSING';
}

const linesOf = (item: OrderItem) =>
  printedLines(item.name, 40) + (item.notes ? printedLines(item.notes, 48) * 0.8 : 0) + 0.6;

export function OrderSheet({ order, formattedDate, seller, language }: OrderSheetProps) {
  const pick = isPickList(order);
  const items = pick
    ? order.orderItems.toSorted((a, b) => (a.location ?? '').localeCompare(b.location ?? '', 'en', { numeric: true }))
    : order.orderItems;
  const lines = 40 - linesBeyond(1, [order.storeName], 46);
  const pages = paginate(items, linesOf, { first: lines, next: lines, tail: 0 });
  const title = pick ? text.pickList[language] : text.packingSlip[language];
  return (
    <>
      {pages.map((pageItems, index) => (
        <Sheet
          key={index}
          language={language}
          name={`${title} #${order.displayId}`}
          page={index + 1}
          pages={pages.length}
        >
          <header>
            <div>
              <h1>{title}</h1>
              <div className="seller">{seller.name}</div>
            </div>
            <dl className="facts">
              <dt>{text.order[language]}</dt>
              <dd>#{order.displayId}</dd>
              <dt>{text.date[language]}</dt>
              <dd>{formattedDate}</dd>
              <dt>{text.store[language]}</dt>
              <dd>{order.storeName}</dd>
            </dl>
          </header>
          <OrderSheetLines items={pageItems} pick={pick} language={language} />
        </Sheet>
      ))}
    </>
  );
}
