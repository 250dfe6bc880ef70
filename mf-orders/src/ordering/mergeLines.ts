import { type DraftLine, isBlank } from './draftLine.js';

/** What a person may have written in a line. */
const fields = ['productId', 'amount', 'rate', 'notes'] as const;

/**
 * Carries what was being written over to lines that somebody else has changed meanwhile: a field that was written stays
 * as written, any other follows the new version; added lines stay; removed ones stay removed.
 */
export function mergeLines(
  before: readonly DraftLine[],
  written: readonly DraftLine[],
  newest: readonly DraftLine[],
): readonly DraftLine[] {
  const was = byItem(before);
  const mine = byItem(written);
  const kept = newest.flatMap((line) => {
    const [old, own] = [was.get(line.orderItemId), mine.get(line.orderItemId)];
    if (!old) return [line];
    return own ? [withWritten(line, old, own)] : [];
  });
  const there = new Set(kept.map(({ productId }) => productId));
  const onNewest = byItem(newest);
  const added = written.filter((line) => {
    if (isBlank(line) || there.has(line.productId)) return false;
    if (line.orderItemId === undefined) return true;
    // Taken off the order by somebody else: it comes back only where something had been written in it.
    return !onNewest.has(line.orderItemId) && isWritten(line, was.get(line.orderItemId));
  });
  return [...kept, ...added.map(({ orderItemId: _, isRateUnread: _text, ...line }) => line)];
}

function byItem(lines: readonly DraftLine[]): Map<number | undefined, DraftLine> {
  return new Map(lines.flatMap((line) => (line.orderItemId === undefined ? [] : [[line.orderItemId, line]])));
}

function isWritten(line: DraftLine, old: DraftLine | undefined): boolean {
  return !old || fields.some((field) => line[field] !== old[field]);
}

function withWritten(line: DraftLine, old: DraftLine, own: DraftLine): DraftLine {
  const either = <F extends (typeof fields)[number]>(field: F): DraftLine[F] =>
    own[field] === old[field] ? line[field] : own[field];
  return {
    ...line,
    productId: either('productId'),
    amount: either('amount'),
    rate: either('rate'),
    notes: either('notes'),
  };
}
