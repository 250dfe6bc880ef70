import { type DraftLine, isBlank } from './draftLine.js';

/** Fields of a line that the user can edit. */
const fields = ['productId', 'amount', 'rate', 'notes'] as const;

/**
 * Three-way merge of the user's edits with another user's version: edited fields keep the user's value, others follow
 * the new version; added lines stay and removed lines stay removed.
 */
export function mergeLines(
  before: readonly DraftLine[],
  written: readonly DraftLine[],
  newest: readonly DraftLine[],
): readonly DraftLine[] {
  const was = groupByItem(before);
  const mine = groupByItem(written);
  const kept = newest.flatMap((line) => {
    const [old, own] = [was.get(line.orderItemId), mine.get(line.orderItemId)];
    if (!old) return [line];
    return own ? [withWritten(line, old, own)] : [];
  });
  const there = new Set(kept.map(({ productId }) => productId));
  const onNewest = groupByItem(newest);
  const added = written.filter((line) => {
    if (isBlank(line) || there.has(line.productId)) return false;
    if (line.orderItemId === undefined) return true;
    // Removed by another user: the line returns only if this user has edited it.
    return !onNewest.has(line.orderItemId) && isWritten(line, was.get(line.orderItemId));
  });
  return [...kept, ...added.map(({ orderItemId: _, isRateUnread: _text, ...line }) => line)];
}

function groupByItem(lines: readonly DraftLine[]): Map<number | undefined, DraftLine> {
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
