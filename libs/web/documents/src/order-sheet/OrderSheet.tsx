import { compareLocations } from '@depot/contracts/catalog';
import type { Language } from '@depot/contracts/errors';
import type { SellerFacts } from '@depot/contracts/identity';
import type { Order } from '@depot/contracts/orders';
import { formatDay } from '@depot/contracts/time';
import { QRCodeSVG } from 'qrcode.react';
import { joinExcessLines } from '../paper/measure.js';
import { computeContentHeight, headRowHeight } from '../paper/page.js';
import { splitIntoPages } from '../paper/paginate.js';
import { measureParties, Parties } from '../paper/Parties.js';
import { Sheet } from '../paper/Sheet.js';
import { type Fact, measureSheetHead, SheetHead } from '../paper/SheetHead.js';
import { text } from '../paper/text.js';
import { orderTitle } from '../paper/titles.js';
import { measureItem, type SheetKind, type SheetLine, type SheetRow } from './orderRows.js';
import { orderEndHeight, OrderSheetEnd } from './OrderSheetEnd.js';
import { OrderSheetLines } from './OrderSheetLines.js';

export interface OrderSheetProps {
  order: Order;
  /** M/D/YYYY in the warehouse's timezone. */
  formattedDate: string;
  /** Empty until the order ships. */
  formattedShipDay: string;
  seller: SellerFacts;
  /** Shipping address, formatted as on an envelope. */
  shipTo: string;
  /** Opens the order's Outbound when it is scanned from a pick list. */
  outboundUrl: string;
  /** Additional facts by order line id. */
  lines?: ReadonlyMap<number, SheetLine>;
  language: Language;
}

const noLines: NonNullable<OrderSheetProps['lines']> = new Map();

const codeSize = 60;
/** An inline element would rest on the text's baseline and leave a gap below it. */
const codeStyle = { display: 'block', width: `${codeSize}pt`, height: `${codeSize}pt` };

/** Before the goods leave it is a pick list, in the order of the shelves; afterwards a packing slip. */
export function isPickList(order: Pick<Order, 'status'>): boolean {
  return order.status === 'PENDING' || order.status === 'PROCESSING';
}

/** The lines of a paper; of a pick list area by area, shelf by shelf. */
function buildRows({ orderItems }: Order, lines: ReadonlyMap<number, SheetLine>, kind: SheetKind): SheetRow[] {
  const rows = orderItems.map((item) => ({ item, area: '', lots: [], ...lines.get(item.orderItemId) }));
  if (kind === 'slip') return rows;
  return rows.toSorted(
    (a, b) => compareLocations(a.area, b.area) || compareLocations(a.item.location, b.item.location),
  );
}

function listFacts(
  { displayId, storeName, deliveryDate, poNumber }: Order,
  { formattedDate, formattedShipDay }: Pick<OrderSheetProps, 'formattedDate' | 'formattedShipDay'>,
  language: Language,
): Fact[] {
  return [
    { name: text.order[language], value: `#${displayId}` },
    { name: text.date[language], value: formattedDate },
    { name: text.shippedOn[language], value: formattedShipDay },
    { name: text.deliveryDay[language], value: deliveryDate ? formatDay(deliveryDate) : '' },
    { name: text.poNumber[language], value: poNumber },
    { name: text.customer[language], value: storeName },
  ].filter(({ value }) => value !== '');
}

export function OrderSheet(props: OrderSheetProps) {
  const { order, seller, shipTo, outboundUrl, lines = noLines, language } = props;
  const { paper } = seller;
  const kind = isPickList(order) ? 'pick' : 'slip';
  const rows = buildRows(order, lines, kind);
  const title = kind === 'pick' ? text.pickList[language] : text.packingSlip[language];
  const head = { title, seller, language, facts: listFacts(order, props, language) };
  const parties = [
    { name: text.shipTo[language], lines: shipTo || order.storeName },
    ...(order.note ? [{ name: text.note[language], lines: joinExcessLines(order.note) }] : []),
  ];
  const computeRoom = (isFirst: boolean) =>
    computeContentHeight(paper) - measureSheetHead({ ...head, isFirst }) - headRowHeight;
  const beside = Math.max(
    measureParties(parties, paper, kind === 'pick' ? codeSize + 18 : 0),
    kind === 'pick' ? codeSize + 18 : 0,
  );
  const capacity = { first: computeRoom(true) - beside, next: computeRoom(false), tail: orderEndHeight[kind] };
  const pages = splitIntoPages(rows, (row) => measureItem(row, kind, paper, language), capacity);
  return (
    <>
      {pages.map((pageRows, index) => (
        <Sheet
          key={index}
          language={language}
          paper={paper}
          name={`${title} #${order.displayId}`}
          bookmark={orderTitle(order)}
          page={index + 1}
          pages={pages.length}
        >
          <SheetHead {...head} isFirst={index === 0} />
          {index === 0 && (
            <div className="end" style={{ padding: 0 }}>
              <div>
                <Parties parties={parties} />
              </div>
              {kind === 'pick' && (
                <div style={{ flex: 'none', padding: '9pt 0' }}>
                  <QRCodeSVG value={outboundUrl} level="M" marginSize={0} style={codeStyle} />
                </div>
              )}
            </div>
          )}
          <OrderSheetLines rows={pageRows} kind={kind} paper={paper} language={language} />
          {index === pages.length - 1 && <OrderSheetEnd items={order.orderItems} kind={kind} language={language} />}
        </Sheet>
      ))}
    </>
  );
}
