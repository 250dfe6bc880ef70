import { formatWeight } from '@depot/contracts/amounts';
import { piecesOfGtin } from '@depot/contracts/catalog';
import { type Gs1Facts, lastDay, type ProductOption } from '@depot/scanning';
import {
  asksWeight,
  type EntryLine,
  type EntryProduct,
  hasSerial,
  newEntryLine,
  problemOf,
  type ProductsById,
} from '@depot/stock-entry';
import { type BoxPlace, type InboundItem, isBoxComplete, listBoxes, withBox } from './inboundModel.js';

/** The line of a box that a label has filled. */
export interface FilledLine {
  boxId: number;
  uuid: string;
}

type Rejection = 'otherProduct' | 'noItem' | 'alreadyScanned';

/** Effect of a label on a delivery. */
export type BoxScanResult =
  | {
      kind: 'filled';
      items: InboundItem[];
      /** The box that it filled. */
      place: BoxPlace;
      line: FilledLine;
      weight: string | undefined;
      /** Its weight is still to be scanned or typed. */
      isHalf: boolean;
      /** More than was announced of the item. */
      isOver: boolean;
    }
  | { kind: 'refused'; reason: Rejection }
  | { kind: 'ambiguous'; among: ProductOption[] };

const rejectBoxScan = (reason: Rejection): BoxScanResult => ({ kind: 'refused', reason });

const isOpen = (box: InboundItem['boxes'][number], products: ProductsById) =>
  box.arrived && !isBoxComplete(box, products);
const hasOpenBox = ({ boxes }: InboundItem, products: ProductsById) => boxes.some((box) => isOpen(box, products));

/** Items of the receipt with this GTIN; the current item if no product has the GTIN and the current one has none. */
function listItemsNamed(gtin: string, items: readonly InboundItem[], current: InboundItem, products: ProductsById) {
  const isNamed = ({ productId }: InboundItem) => piecesOfGtin(products.get(productId) ?? {}, gtin) !== undefined;
  const named = items.filter(isNamed);
  if (named.length > 0) return named;
  const own: Partial<EntryProduct> = products.get(current.productId) ?? {};
  const isKnown = [...products.values()].some((product) => piecesOfGtin(product, gtin) !== undefined);
  return isKnown || own.gtin || own.gtins?.length ? [] : [current];
}

/**
 * Candidates among several items with the GTIN: the current item if its box is open, else those with an open box, else
 * all.
 */
function findLikeliestItem(named: readonly InboundItem[], { item, box }: BoxPlace, products: ProductsById) {
  const atHand = named.find(({ deliveryReceiptItemId }) => deliveryReceiptItemId === item.deliveryReceiptItemId);
  if (atHand && isOpen(box, products)) return [atHand];
  const open = named.filter((each) => hasOpenBox(each, products));
  if (open.length > 0) return open;
  return atHand ? [atHand, ...named.filter((each) => each !== atHand)] : named;
}

/**
 * Next box to fill: the current one while it is open, else the next open one, else the first; the last arrived one of a
 * full item.
 */
function findBox(item: InboundItem, currentBoxId: number, products: ProductsById) {
  const at = item.boxes.findIndex(({ boxId }) => boxId === currentBoxId);
  const open =
    item.boxes.slice(Math.max(0, at)).find((box) => isOpen(box, products)) ??
    item.boxes.find((box) => isOpen(box, products));
  return open ?? item.boxes.findLast(({ arrived }) => arrived) ?? item.boxes.at(-1);
}

/** Facts that a label does not contain are omitted, so that typed values stay. */
function readGoods(gs1: Gs1Facts, product: EntryProduct): Partial<EntryLine> {
  const { gtin, weight, lot, count = 1, serial } = gs1;
  const day = lastDay(gs1);
  return {
    ...(asksWeight(product) ? { weight } : { quantity: count * (piecesOfGtin(product, gtin) ?? 1) }),
    ...(lot && { lot }),
    ...(day && { expiry: day }),
    ...(serial && { serials: [serial] }),
  };
}

/** Fills the first open line; where none is open, a line is added. */
function fillLine(lines: readonly EntryLine[], product: EntryProduct, gs1: Gs1Facts): [EntryLine[], uuid: string] {
  const products: ProductsById = new Map([[product.productId, product]]);
  const goods = readGoods(gs1, product);
  const open = lines.find((line) => problemOf(line, products) !== undefined);
  if (open) return [lines.map((line) => (line === open ? { ...line, ...goods } : line)), open.uuid];
  const { productId } = product;
  const added = newEntryLine({ productId, ...(product.hasWeight === 'Yes' && { quantity: 1 }), ...goods });
  return [[...lines, added], added.uuid];
}

const toProductOption = ({ productId, productName }: InboundItem): ProductOption => ({ productId, name: productName });

/** One option for each product; an item that is announced twice is one. */
function listProductOptions(items: readonly InboundItem[]): ProductOption[] {
  return [...new Map(items.map((item) => [item.productId, toProductOption(item)])).values()];
}

/**
 * Puts the facts of a label into the next box of its item: consecutive labels fill consecutive boxes, and a label of
 * another item on the receipt moves to that item. `productId` is the user's choice among several products with that
 * GTIN.
 */
export function scanIntoBoxes(
  gs1: Gs1Facts,
  items: readonly InboundItem[],
  current: BoxPlace,
  products: ProductsById,
  productId?: number,
): BoxScanResult {
  if (!gs1.gtin) return rejectBoxScan('noItem');
  const named = listItemsNamed(gs1.gtin, items, current.item, products);
  const wanted = productId === undefined ? named : named.filter((item) => item.productId === productId);
  const candidates = findLikeliestItem(wanted, current, products);
  const among = listProductOptions(candidates);
  if (among.length > 1) return { kind: 'ambiguous', among };
  const [item] = candidates;
  const product = item && products.get(item.productId);
  const box = item && findBox(item, current.box.boxId, products);
  if (!product || !box) return rejectBoxScan('otherProduct');
  const entered = items.flatMap(({ boxes }) => boxes.flatMap(({ lines }) => lines));
  if (hasSerial(entered, product.productId, gs1.serial)) return rejectBoxScan('alreadyScanned');
  const isOver = !box.arrived || isBoxComplete(box, products);
  const [lines, uuid] = fillLine(box.lines, product, gs1);
  return buildResult({ items, lines, product, line: { boxId: box.boxId, uuid }, isOver });
}

/** Facts that a further barcode of a label adds to the line of its item. */
function readAddition(whole: Gs1Facts, part: Gs1Facts, product: EntryProduct): Partial<EntryLine> {
  const { quantity, weight, ...others } = readGoods({ ...part, gtin: whole.gtin }, product);
  if (part.weight !== undefined && weight !== undefined) return { ...others, weight };
  return part.count === undefined ? others : { ...others, quantity };
}

/**
 * Adds a further barcode of a label to the box that its item has filled; undefined where the box has changed since, or
 * the goods have nothing like it.
 */
export function scanOntoBox(
  line: FilledLine,
  { whole, part }: { whole: Gs1Facts; part: Gs1Facts },
  items: readonly InboundItem[],
  products: ProductsById,
): BoxScanResult | undefined {
  const place = listBoxes(items).find(({ box }) => box.boxId === line.boxId);
  const before = place?.box.lines.find(({ uuid }) => uuid === line.uuid);
  const product = products.get(before?.productId ?? 0);
  if (!place || !before || !product) return undefined;
  if (part.weight !== undefined && !asksWeight(product)) return undefined;
  const others = items.flatMap(({ boxes }) => boxes.flatMap(({ lines }) => lines)).filter((each) => each !== before);
  if (hasSerial(others, product.productId, part.serial)) return rejectBoxScan('alreadyScanned');
  const more = readAddition(whole, part, product);
  const lines = place.box.lines.map((each) => (each === before ? { ...each, ...more } : each));
  return buildResult({ items, lines, product, line, isOver: false });
}

interface Entered extends Pick<Extract<BoxScanResult, { kind: 'filled' }>, 'line' | 'isOver'> {
  items: readonly InboundItem[];
  /** Current lines of the box. */
  lines: EntryLine[];
  product: EntryProduct;
}

function buildResult({ items, lines, product, line, isOver }: Entered): BoxScanResult {
  const next = withBox(items, line.boxId, { arrived: true, lines });
  const place = listBoxes(next).find((each) => each.box.boxId === line.boxId);
  if (!place) return rejectBoxScan('otherProduct');
  const weight = lines.find(({ uuid }) => uuid === line.uuid)?.weight;
  const isHalf = asksWeight(product) && !weight;
  const shown = asksWeight(product) ? formatWeight(weight ?? 0) : undefined;
  return { kind: 'filled', items: next, place, line, weight: shown, isHalf, isOver };
}
