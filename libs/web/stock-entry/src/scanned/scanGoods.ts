import { formatWeight } from '@depot/contracts/amounts';
import { piecesOfGtin } from '@depot/contracts/catalog';
import type { Message, MessageValues } from '@depot/contracts/errors';
import { type Gs1Facts, lastDay, type ProductOption } from '@depot/scanning';
import { asksWeight, type EntryLine, hasSerial, isBlankEntry, newEntryLine } from '../lines/entryLine.js';
import { messages } from '../messages.js';
import type { EntryProduct, ProductsById } from '../product/entryProduct.js';

/** The line that a label has filled. */
export interface GoodsPlace {
  uuid: string;
  /** Pieces that this label has brought. */
  quantity: number;
}

export type GoodsScan =
  | {
      kind: 'entered';
      lines: readonly EntryLine[];
      place: GoodsPlace;
      message: Message;
      values: MessageValues;
      /** The product, while its weight is still to be scanned or typed. */
      awaits?: string;
    }
  | { kind: 'refused'; message: Message; values?: MessageValues }
  | { kind: 'ambiguous'; among: ProductOption[] };

const rejectGoods = (message: Message, values?: MessageValues): GoodsScan => ({ kind: 'refused', message, values });

/** Pieces of goods that are counted; a label of a weighed piece names one, and a pool has none. */
function computeQuantity(product: EntryProduct, gtin: string | undefined, count: number): number | undefined {
  if (product.hasWeight === 'No') return count * (piecesOfGtin(product, gtin) ?? 1);
  return product.hasWeight === 'Yes' ? 1 : undefined;
}

function readGoods(product: EntryProduct, facts: Gs1Facts): Omit<EntryLine, 'uuid'> {
  const { gtin, weight, lot, count = 1, serial } = facts;
  return {
    productId: product.productId,
    quantity: computeQuantity(product, gtin, count),
    weight: asksWeight(product) ? weight : undefined,
    lot,
    expiry: lastDay(facts),
    ...(serial && { serials: [serial] }),
  };
}

const withSerials = (line: EntryLine, { serials = [] }: Omit<EntryLine, 'uuid'>) =>
  serials.length > 0 ? { serials: [...(line.serials ?? []), ...serials] } : {};

/** Counted goods scanned again go onto their line. */
function countPiece(
  lines: readonly EntryLine[],
  product: EntryProduct,
  goods: Omit<EntryLine, 'uuid'>,
): GoodsScan | undefined {
  const same = lines.find(
    (line) => line.productId === goods.productId && line.lot === goods.lot && line.expiry === goods.expiry,
  );
  if (!same || asksWeight(product)) return undefined;
  const added = goods.quantity ?? 1;
  const quantity = (same.quantity ?? 0) + added;
  const next = lines.map((line) => (line === same ? { ...line, quantity, ...withSerials(same, goods) } : line));
  const values = { product: product.name, n: quantity };
  const place = { uuid: same.uuid, quantity: added };
  return { kind: 'entered', lines: next, place, message: messages.lineCounted, values };
}

function addLine(lines: readonly EntryLine[], product: EntryProduct, goods: Omit<EntryLine, 'uuid'>): GoodsScan {
  const line = newEntryLine(goods);
  return buildGoodsScan([...lines.filter((each) => !isBlankEntry(each)), line], line, product);
}

/** Describes the current content of the line. */
function buildGoodsScan(lines: readonly EntryLine[], line: EntryLine, product: EntryProduct): GoodsScan {
  const isHalf = asksWeight(product) && !line.weight;
  const number = lines.findIndex(({ uuid }) => uuid === line.uuid) + 1;
  const values = { product: product.name, line: number, weight: formatWeight(line.weight ?? 0) };
  const message = isHalf ? messages.lineHalf : line.weight ? messages.lineWeighed : messages.lineAdded;
  const place = { uuid: line.uuid, quantity: line.quantity ?? 0 };
  return { kind: 'entered', lines, place, message, values, ...(isHalf && { awaits: product.name }) };
}

/** Products with this GTIN; if the product of the last line is among several, only that one. */
function listProductsNamed(gtin: string, lines: readonly EntryLine[], products: ProductsById): EntryProduct[] {
  const named = [...products.values()].filter((each) => piecesOfGtin(each, gtin) !== undefined);
  const atHand = lines.findLast(({ productId }) => productId !== undefined)?.productId;
  const open = named.filter((each) => each.productId === atHand);
  return open.length > 0 ? open : named;
}

/**
 * Applies a supplier's label to the lines: product by GTIN, quantity, weight, lot and expiry. `productId` is the user's
 * choice among several products with that GTIN.
 */
export function scanGoods(
  facts: Gs1Facts,
  lines: readonly EntryLine[],
  products: ProductsById,
  productId?: number,
): GoodsScan {
  const { gtin, serial } = facts;
  if (!gtin) return rejectGoods(messages.noGtin);
  const chosen = productId === undefined ? undefined : products.get(productId);
  const named = chosen ? [chosen] : listProductsNamed(gtin, lines, products);
  const [product] = named;
  if (!product) return rejectGoods(messages.gtinUnknown, { gtin });
  if (named.length > 1)
    return { kind: 'ambiguous', among: named.map((each) => ({ productId: each.productId, name: each.name })) };
  if (hasSerial(lines, product.productId, serial))
    return rejectGoods(messages.alreadyScanned, { product: product.name, serial: serial ?? '' });
  const goods = readGoods(product, facts);
  return countPiece(lines, product, goods) ?? addLine(lines, product, goods);
}

/** Removes a label's goods from their line. */
function removeGoods(lines: readonly EntryLine[], line: EntryLine, quantity: number): readonly EntryLine[] {
  const rest = (line.quantity ?? 0) - quantity;
  return rest > 0
    ? lines.map((each) => (each === line ? { ...line, quantity: rest } : each))
    : lines.filter((each) => each !== line);
}

/**
 * Adds a further barcode of a label to the line that its item has filled: counted goods of another lot go onto a line
 * of their own. Undefined where the line is gone, or the goods have nothing like it.
 */
export function scanOntoLine(
  { uuid, quantity }: GoodsPlace,
  { whole, part }: { whole: Gs1Facts; part: Gs1Facts },
  lines: readonly EntryLine[],
  products: ProductsById,
): GoodsScan | undefined {
  const line = lines.find((each) => each.uuid === uuid);
  const product = products.get(line?.productId ?? 0);
  if (!line || !product || (part.weight !== undefined && !asksWeight(product))) return undefined;
  const others = lines.filter((each) => each !== line);
  if (hasSerial(others, product.productId, part.serial))
    return rejectGoods(messages.alreadyScanned, { product: product.name, serial: part.serial ?? '' });
  const goods = readGoods(product, whole);
  if (!asksWeight(product)) {
    const rest = removeGoods(lines, line, quantity);
    return countPiece(rest, product, goods) ?? addLine(rest, product, goods);
  }
  const said = Object.entries(goods).filter(([, value]) => value !== undefined);
  const next: EntryLine = { ...line, ...Object.fromEntries(said) };
  return buildGoodsScan(
    lines.map((each) => (each === line ? next : each)),
    next,
    product,
  );
}
