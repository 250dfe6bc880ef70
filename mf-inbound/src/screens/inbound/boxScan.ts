import { formatWeight } from '@depot/contracts/amounts';
import type { ScanRead } from '@depot/scanning';
import { asksWeight, type EntryLine, type EntryProduct, newLine } from '@depot/stock-entry';

/** What a scan does to a box. */
export type BoxScanResult =
  | { ok: true; lines: EntryLine[]; weight: string | undefined }
  | { ok: false; reason: 'otherProduct' | 'noWeight' | 'ourLabel' | 'unreadable' };

/** Puts a case label's weight, lot and expiry on the first line that lacks its weight, else on a new one. */
export function scanIntoBox(read: ScanRead, lines: readonly EntryLine[], product: EntryProduct): BoxScanResult {
  if (read.kind === 'label') return { ok: false, reason: 'ourLabel' };
  if (read.kind !== 'gs1') return { ok: false, reason: 'unreadable' };
  const { gtin, weight, lot, expiry, bestBefore, count } = read.gs1;
  if (gtin && product.gtin && gtin !== product.gtin) return { ok: false, reason: 'otherProduct' };
  const weighed = asksWeight(product);
  if (weighed && !weight) return { ok: false, reason: 'noWeight' };
  const found = { weight: weighed ? weight : undefined, lot, expiry: expiry ?? bestBefore };
  if (!weighed) {
    const [first, ...rest] = lines;
    const line = {
      ...(first ?? newLine({ productId: product.productId })),
      ...found,
      quantity: count ?? first?.quantity ?? 1,
    };
    return { ok: true, lines: [line, ...rest], weight: undefined };
  }
  const open = lines.find((line) => line.weight === undefined);
  const filled = open
    ? lines.map((line) => (line === open ? { ...line, ...found } : line))
    : [
        ...lines,
        newLine({ productId: product.productId, quantity: product.hasWeight === 'Yes' ? 1 : undefined, ...found }),
      ];
  return { ok: true, lines: [...filled], weight: formatWeight(weight ?? 0) };
}
