import { formatWeight } from '@depot/contracts/amounts';
import { piecesOfGtin } from '@depot/contracts/catalog';
import type { Message, MessageValues } from '@depot/contracts/errors';
import type { Gs1Facts, ScanRead } from '@depot/scanning';
import { asksWeight, type EntryLine, hasSerial, isBlankEntry, newEntryLine } from '../lines/entryLine.js';
import { messages } from '../messages.js';
import type { EntryProduct, ProductsById } from '../product/entryProduct.js';

export type GoodsScan =
  | { ok: true; lines: readonly EntryLine[]; message: Message; values: MessageValues }
  | { ok: false; message: Message; values?: MessageValues };

const rejected = (message: Message, values?: MessageValues): GoodsScan => ({ ok: false, message, values });

/** Pieces of goods that are counted; a label of a weighed piece names one, and a pool has none. */
function quantityOf(product: EntryProduct, gtin: string | undefined, count: number): number | undefined {
  if (product.hasWeight === 'No') return count * (piecesOfGtin(product, gtin) ?? 1);
  return product.hasWeight === 'Yes' ? 1 : undefined;
}

const goodsOf = (
  product: EntryProduct,
  { gtin, weight, lot, count = 1, expiry, bestBefore, serial }: Gs1Facts,
): Omit<EntryLine, 'uuid'> => ({
  productId: product.productId,
  quantity: quantityOf(product, gtin, count),
  weight: asksWeight(product) ? weight : undefined,
  lot,
  expiry: expiry ?? bestBefore,
  ...(serial && { serials: [serial] }),
});

const withSerials = (line: EntryLine, { serials = [] }: Omit<EntryLine, 'uuid'>) =>
  serials.length > 0 ? { serials: [...(line.serials ?? []), ...serials] } : {};

/** Counted goods scanned again go onto their line. */
function counted(
  lines: readonly EntryLine[],
  product: EntryProduct,
  goods: Omit<EntryLine, 'uuid'>,
): GoodsScan | undefined {
  const same = lines.find(
    (line) => line.productId === goods.productId && line.lot === goods.lot && line.expiry === goods.expiry,
  );
  if (!same || asksWeight(product)) return undefined;
  const quantity = (same.quantity ?? 0) + (goods.quantity ?? 1);
  const next = lines.map((line) => (line === same ? { ...line, quantity, ...withSerials(same, goods) } : line));
  return { ok: true, lines: next, message: messages.lineCounted, values: { product: product.name, n: quantity } };
}

function added(lines: readonly EntryLine[], product: EntryProduct, goods: Omit<EntryLine, 'uuid'>): GoodsScan {
  const next = [...lines.filter((line) => !isBlankEntry(line)), newEntryLine(goods)];
  const values = { product: product.name, line: next.length, weight: formatWeight(goods.weight ?? 0) };
  return { ok: true, lines: next, message: goods.weight ? messages.lineWeighed : messages.lineAdded, values };
}

/** What a supplier's case label does to the lines: product by GTIN, the pieces in it, weight, lot and expiry. */
export function scanGoods(read: ScanRead, lines: readonly EntryLine[], products: ProductsById): GoodsScan | undefined {
  if (read.kind === 'label') return rejected(messages.alreadyLabelled);
  if (read.kind !== 'gs1') return undefined;
  const { gtin } = read.gs1;
  if (!gtin) return rejected(messages.noGtin);
  const product = [...products.values()].find((each) => piecesOfGtin(each, gtin) !== undefined);
  if (!product) return rejected(messages.gtinUnknown, { gtin });
  if (hasSerial(lines, product.productId, read.gs1.serial))
    return rejected(messages.alreadyScanned, { product: product.name, serial: read.gs1.serial ?? '' });
  const goods = goodsOf(product, read.gs1);
  return counted(lines, product, goods) ?? added(lines, product, goods);
}
