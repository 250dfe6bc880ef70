import { isApiFailure } from '@depot/api';
import type { Order, OrderReturn } from '@depot/contracts/orders';
import { useNotify } from '@depot/remote-kit';
import { useNavigate, useSearchParams } from '@depot/router';
import { byId, type ProductsById, reopened, useSubmit } from '@depot/stock-entry';
import { useUnsavedChanges } from '@depot/ui';
import { useMemo, useState } from 'react';
import { useReturnQueue } from '../../outbound/useReturnQueue.js';
import { useTexts } from '../../texts.js';
import { useStalePrompt } from '../stale/useStalePrompt.js';
import type { ReturnLinesProps } from './ReturnLines.js';
import { matchPieces, piecesOfOrder } from './returnPieces.js';
import { isBlankRow, returnProblemOf } from './returnProblems.js';
import { creditOf, returnItems } from './returnRequest.js';
import { leftOf, type ReturnRow, rowOf, rowsOf } from './returnRow.js';
import { returnRows, useKeptReturn, useReturnDraft } from './useReturnDraft.js';
import { useReturnRows, useReturnScan } from './useReturnScan.js';

const returnsPath = '/in/return';

/** The rows of a return, what each may return, what they come to, and their sending. */
export function useReturn({ order, existing, others, reload, reread }: ReturnLinesProps) {
  const { t } = useTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const pieces = useMemo(() => piecesOfOrder(order.orderItems), [order]);
  const left = useMemo(() => leftOf(order.orderItems, others), [order, others]);
  const free = useMemo(() => {
    const ids = new Set([...left.values()].flatMap(({ inventoryIds }) => inventoryIds));
    return pieces.filter(({ inventoryId }) => ids.has(inventoryId));
  }, [left, pieces]);
  const products = useMemo(() => entryProductsOf(order), [order]);
  const returns = useReturnQueue();
  const { refused, draft, initial } = useInitialRows(returns, { order, existing, pieces });
  const rows = useReturnRows(order.orderItems, () => initial);
  const matched = useMemo(() => matchPieces(rows.lines, free), [rows.lines, free]);
  const onScan = useReturnScan({ order, rows, free, pieces });
  const submit = useSubmit(returns);
  const [isRunning, setRunning] = useState(false);
  // of the edit that was refused: what others have changed since is not overwritten unseen
  const [version, setVersion] = useState(refused?.version ?? existing?.version);
  const tellRefused = useTellRefused({ existing, reload, reread });
  // a new one is kept in this browser, a refused one in the queue
  const isDraft = !existing && !refused;
  const { release } = useUnsavedChanges(!isDraft && rows.lines !== initial);
  const kept = useKeptReturn(isDraft ? order.orderId : undefined, rows.lines);

  const takeStored = () => {
    if (refused) returns.queue.dismiss(refused);
    release();
    reload();
  };
  const conflictWith = ({ items: stored, version: newest }: OrderReturn) => {
    return { stored, takeStored, keepOwn: () => setVersion(newest) };
  };

  const isChanged = existing !== undefined && version !== existing.version && !isRunning;
  const begun = rows.lines.filter((row) => !isBlankRow(row));
  const check = (row: ReturnRow) => returnProblemOf(row, rows.lines, left, matched);
  const back = () => void navigate(returnsPath);
  const send = async () => {
    const items = returnItems(rows.lines, left, matched);
    const before = returns.entries.filter(({ request }) => 'id' in request && request.id === existing?.id);
    before.forEach((entry) => returns.queue.dismiss(entry)); // what is sent now stands in its place
    setRunning(true);
    try {
      const saved = await submit({
        ...submissionOf({ order, existing, items, version }, t),
        entered: rows.lines,
        lines: begun.map(({ uuid }) => uuid),
        replaces: refused?.key,
      });
      release();
      kept.forget();
      if (saved) {
        const { displayId: number, invoiceId } = saved;
        notify.success(t(existing ? 'returns.saved' : 'returns.created', { displayId: number, invoiceId }));
      }
      back();
    } catch (failure) {
      await tellRefused(failure);
    } finally {
      setRunning(false);
    }
  };

  return {
    rows,
    /** Others have changed the return since this was entered: the person decides what holds. */
    conflict: isChanged && conflictWith(existing),
    restored: isDraft && draft !== undefined && rows.lines === initial,
    pieces,
    left,
    products,
    onScan,
    back,
    problemOf: check,
    credit: begun.reduce((sum, row) => {
      const of = left.get(row.productId ?? 0);
      return sum + (of ? creditOf(row, of) : 0);
    }, 0),
    isReady: !isChanged && begun.length > 0 && begun.every((row) => check(row) === undefined),
    /** What a row still needs before the return can be created; undefined where none is begun. */
    firstProblem: isChanged ? ('conflict' as const) : begun.map(check).find(Boolean),
    isRunning,
    submit: () => void send(),
  };
}

/** Says why it was refused. What others have made of a return stands on the page then, beside what was entered. */
function useTellRefused({ existing, reload, reread }: Pick<ReturnLinesProps, 'existing' | 'reload' | 'reread'>) {
  const notify = useNotify();
  const promptReload = useStalePrompt(reload);
  return async (failure: unknown) => {
    const isStale = isApiFailure(failure) && failure.code === 'STALE';
    if (existing) await reread();
    // the notice of the page says it, with both versions
    if (existing ? !isStale : !promptReload(failure)) notify.failure(failure);
  };
}

interface Entered extends Pick<ReturnLinesProps, 'order' | 'existing'> {
  items: ReturnType<typeof returnItems>;
  /** Of the return that was edited. */
  version: string | undefined;
}

/** What is sent: a new return, or an edit. */
function submissionOf({ order, existing, items, version }: Entered, t: ReturnType<typeof useTexts>['t']) {
  const { orderId, displayId } = order;
  if (existing) {
    const { id } = existing;
    const title = t('returns.editQueued', { displayId: existing.displayId });
    return { title, path: `${returnsPath}/edit?id=${id}`, request: { id, items, version } };
  }
  const title = t('returns.queued', { displayId });
  return { title, path: `${returnsPath}/new?orderId=${orderId}`, request: { orderId, items } };
}

interface BegunReturn extends Pick<ReturnLinesProps, 'order' | 'existing'> {
  pieces: ReturnType<typeof piecesOfOrder>;
}

/** The rows that the page begins with: those that were refused, those of the return, or those kept in this browser. */
function useInitialRows({ rejected }: ReturnType<typeof useReturnQueue>, { order, existing, pieces }: BegunReturn) {
  const [params] = useSearchParams();
  const [refused] = useState(() => {
    const found = reopened(rejected, params, returnRows);
    const request = rejected.find(({ key }) => key === found?.key)?.request;
    return found && { ...found, version: request && 'id' in request ? request.version : undefined };
  });
  const draft = useReturnDraft(order.orderId);
  const initial = useMemo(() => {
    if (refused) return refused.entered;
    if (!existing) return draft ?? [rowOf(undefined)];
    const weightOf = (inventoryId: number) => pieces.find((piece) => piece.inventoryId === inventoryId)?.weight ?? 0;
    return existing.items.flatMap((item) => rowsOf(item, weightOf));
  }, [draft, existing, pieces, refused]);
  return { refused, draft, initial };
}

/** What can come back: the products of the order, under the names they were ordered by. */
function entryProductsOf({ orderItems }: Order): ProductsById {
  return byId(
    orderItems.map(({ productId, name, hasWeight, gtin = '' }) => {
      return { productId, name, label: name, hasWeight, gtin, searchText: `${name}\n${gtin}`.toLowerCase() };
    }),
  );
}
