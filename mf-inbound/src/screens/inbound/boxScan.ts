import { formatWeight } from '@depot/contracts/amounts';
import { piecesOfGtin } from '@depot/contracts/catalog';
import type { Gs1Facts, ScanRead } from '@depot/scanning';
import {
  asksWeight,
  type EntryLine,
  type EntryProduct,
  hasSerial,
  newEntryLine,
  problemOf,
  type ProductsById,
} from '@depot/stock-entry';
import { allBoxes, type BoxPlace, type InboundItem, isBoxComplete, withBox } from './inboundModel.js';

/** What a scan does to a delivery. */
export type BoxScanResult =
  | {
      ok: true;
      items: InboundItem[];
      /** The box that it filled. */
      place: BoxPlace;
      weight: string | undefined;
      /** More than was announced of the item. */
      isOver: boolean;
    }
  | { ok: false; reason: 'otherProduct' | 'noWeight' | 'ourLabel' | 'unreadable' | 'alreadyScanned' };

/** The item of the receipt that a code names: the one at hand where it names none, or none that is known. */
function itemOf(gs1: Gs1Facts, items: readonly InboundItem[], current: InboundItem, products: ProductsById) {
  const barcodesOf = ({ productId }: InboundItem) => products.get(productId) ?? {};
  const isNamed = (item: InboundItem) => piecesOfGtin(barcodesOf(item), gs1.gtin) !== undefined;
  if (!gs1.gtin || isNamed(current)) return current;
  const { gtin, gtins }: Partial<EntryProduct> = barcodesOf(current);
  return items.find(isNamed) ?? (gtin || gtins ? undefined : current);
}

/** The box at hand while it is open, else the next open one, else the first; of a full item the last that came. */
function boxFor(item: InboundItem, currentBoxId: number, products: ProductsById) {
  const isOpen = (box: InboundItem['boxes'][number]) => box.arrived && !isBoxComplete(box, products);
  const at = item.boxes.findIndex(({ boxId }) => boxId === currentBoxId);
  const open = item.boxes.slice(Math.max(0, at)).find(isOpen) ?? item.boxes.find(isOpen);
  return open ?? item.boxes.findLast(({ arrived }) => arrived) ?? item.boxes.at(-1);
}

/** What a label does not say is left to whoever has typed it. */
const goodsOf = (
  { gtin, weight, lot, bestBefore, expiry = bestBefore, count = 1, serial }: Gs1Facts,
  product: EntryProduct,
) => ({
  ...(asksWeight(product) ? { weight } : { quantity: count * (piecesOfGtin(product, gtin) ?? 1) }),
  ...(lot && { lot }),
  ...(expiry && { expiry }),
  ...(serial && { serials: [serial] }),
});

/** Fills the first open line; where none is open, a line is added. */
function filled(lines: readonly EntryLine[], product: EntryProduct, gs1: Gs1Facts): EntryLine[] {
  const products: ProductsById = new Map([[product.productId, product]]);
  const goods = goodsOf(gs1, product);
  const open = lines.find((line) => problemOf(line, products) !== undefined);
  if (open) return lines.map((line) => (line === open ? { ...line, ...goods } : line));
  const { productId } = product;
  return [...lines, newEntryLine({ productId, ...(product.hasWeight === 'Yes' && { quantity: 1 }), ...goods })];
}

/**
 * Puts what a case label says into the next box of its item: labels in a row fill the boxes in a row, and the label of
 * another item of the receipt leads there.
 */
export function scanIntoBoxes(
  read: ScanRead,
  items: readonly InboundItem[],
  current: BoxPlace,
  products: ProductsById,
): BoxScanResult {
  if (read.kind === 'label') return { ok: false, reason: 'ourLabel' };
  if (read.kind !== 'gs1') return { ok: false, reason: 'unreadable' };
  const { gs1 } = read;
  const item = itemOf(gs1, items, current.item, products);
  const product = item && products.get(item.productId);
  const box = item && boxFor(item, current.box.boxId, products);
  if (!product || !box) return { ok: false, reason: 'otherProduct' };
  if (asksWeight(product) && !gs1.weight) return { ok: false, reason: 'noWeight' };
  const entered = items.flatMap(({ boxes }) => boxes.flatMap(({ lines }) => lines));
  if (hasSerial(entered, product.productId, gs1.serial)) return { ok: false, reason: 'alreadyScanned' };
  const isOver = !box.arrived || isBoxComplete(box, products);
  const next = withBox(items, box.boxId, { arrived: true, lines: filled(box.lines, product, gs1) });
  const place = allBoxes(next).find((each) => each.box.boxId === box.boxId);
  if (!place) return { ok: false, reason: 'otherProduct' };
  const weight = asksWeight(product) ? formatWeight(gs1.weight ?? 0) : undefined;
  return { ok: true, items: next, place, weight, isOver };
}
