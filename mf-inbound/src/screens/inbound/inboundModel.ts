import type { DeliveryReceipt } from '@depot/contracts/inbound';
import { type EntryLine, type EntryProduct, newEntryLine, problemOf, type ProductsById } from '@depot/stock-entry';
import type { InboundBox, InboundItem } from '../../parts/inboundDraft.js';

export type { InboundBox, InboundItem };

/** A box together with its item and its place among all boxes. */
export interface BoxPlace {
  item: InboundItem;
  box: InboundBox;
  /** Place in its item, from 1. */
  number: number;
}

/** A box of weighed goods starts with one piece; the number of counted goods, and all weights, must be entered. */
export function makeFirstLine(product: EntryProduct): EntryLine {
  return newEntryLine({ productId: product.productId, quantity: product.hasWeight === 'Yes' ? 1 : undefined });
}

/** The delivery as it was announced: as many boxes of each item as its quantity. */
export function makeItems(receipt: DeliveryReceipt, products: ProductsById): InboundItem[] {
  let boxId = 0;
  return receipt.deliveryReceiptItems.map((item, sequence) => {
    const product = products.get(item.productId);
    const boxes = Array.from({ length: item.quantity }, () => ({
      boxId: ++boxId,
      arrived: true,
      lines: product ? [makeFirstLine(product)] : [],
    }));
    const { deliveryReceiptItemId, productId, productName, quantity, nameOnBox } = item;
    return { deliveryReceiptItemId, sequence, productId, productName, quantity, nameOnBox, boxes };
  });
}

/** Every item has a name on its boxes. */
export const hasEveryName = (items: readonly InboundItem[]): boolean =>
  items.every(({ nameOnBox }) => nameOnBox.trim() !== '');

export function listBoxes(items: readonly InboundItem[]): BoxPlace[] {
  return items.flatMap((item) => item.boxes.map((box, index) => ({ item, box, number: index + 1 })));
}

/** Nothing is missing: a weight for every weighed piece, a quantity for counted goods. */
export function isBoxComplete(box: InboundBox, products: ProductsById): boolean {
  return !box.arrived || (box.lines.length > 0 && box.lines.every((line) => problemOf(line, products) === undefined));
}

/** Place of the next box that is not complete, from the one after `at` on and then from the start; undefined: none. */
export function findOpenBox(boxes: readonly BoxPlace[], at: number, products: ProductsById): number | undefined {
  const places = boxes.map((_, index) => (at + 1 + index) % boxes.length);
  return places.find((index) => {
    const box = boxes[index]?.box;
    return box !== undefined && !isBoxComplete(box, products);
  });
}

export const isInboundComplete = (items: readonly InboundItem[], products: ProductsById): boolean =>
  hasEveryName(items) && listBoxes(items).every(({ box }) => isBoxComplete(box, products));

/** True if boxes have been counted or weighed already: the page opens at that step. */
export const isUnderWay = (items: readonly InboundItem[], products: ProductsById): boolean =>
  hasEveryName(items) && listBoxes(items).some(({ box }) => isBoxComplete(box, products));

/** Difference between an item and its announced amount: missing boxes, and pieces beyond one per box. */
export function countBoxDifference(
  { boxes, productId }: InboundItem,
  products: ProductsById,
): { short: number; over: number } {
  const isPieces = products.get(productId)?.hasWeight === 'Yes';
  const arrived = boxes.filter((box) => box.arrived);
  const pieces = arrived.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + (quantity ?? 1), 0);
  return { short: boxes.length - arrived.length, over: isPieces ? Math.max(0, pieces - arrived.length) : 0 };
}

/** Changes one box. */
export function withBox(items: readonly InboundItem[], boxId: number, change: Partial<InboundBox>): InboundItem[] {
  return items.map((item) => {
    if (!item.boxes.some((box) => box.boxId === boxId)) return item;
    return { ...item, boxes: item.boxes.map((box) => (box.boxId === boxId ? { ...box, ...change } : box)) };
  });
}

/** Consecutive boxes of an item with the same content, by their numbers in the item. */
export interface BoxGroup {
  first: number;
  last: number;
  box: InboundBox;
}

/** Folds equal boxes that follow each other, for an overview of many boxes. */
export function groupBoxes({ boxes }: InboundItem): BoxGroup[] {
  return boxes.reduce<BoxGroup[]>((groups, box, index) => {
    const before = groups.at(-1);
    if (before && isSameContent(before.box, box)) before.last = index + 1;
    else groups.push({ first: index + 1, last: index + 1, box });
    return groups;
  }, []);
}

const isSameContent = (one: InboundBox, other: InboundBox): boolean =>
  one.arrived === other.arrived && (!one.arrived || listContent(one) === listContent(other));

/** Amounts, lots and serial numbers of a box as text, to compare boxes. */
const listContent = ({ lines }: InboundBox): string =>
  JSON.stringify(lines.map(({ quantity, weight, lot, expiry, serials }) => [quantity, weight, lot, expiry, serials]));

/** Gives the boxes that follow in the same item the content of this one, but for the serial numbers of its pieces. */
export function withFollowing(items: readonly InboundItem[], { item, number }: BoxPlace): InboundItem[] {
  const source = item.boxes[number - 1];
  if (!source) return [...items];
  const copyLines = () => source.lines.map(({ uuid: _, serials: _own, ...line }) => newEntryLine(line));
  const filled = item.boxes.map((box, index) =>
    index < number ? box : { ...box, arrived: source.arrived, lines: copyLines() },
  );
  return items.map((each) =>
    each.deliveryReceiptItemId === item.deliveryReceiptItemId ? { ...each, boxes: filled } : each,
  );
}
