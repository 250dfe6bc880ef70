import type { Order, OrderReturn } from '@depot/contracts/orders';
import { listAddress, useNavigate, useSearchParams } from '@depot/router';
import { byId, type ProductsById, reopened } from '@depot/stock-entry';
import { useUnsavedChanges } from '@depot/ui';
import { useMemo, useState } from 'react';
import { sumOfKnown } from '../../ordering/orderTotal.js';
import { useReturnQueue } from '../../outbound/useReturnQueue.js';
import type { ReturnLinesProps } from './ReturnLines.js';
import { listShippedPieces, matchPieces } from './returnPieces.js';
import { findReturnProblem, isBlankRow } from './returnProblems.js';
import { calculateRowCredit, toReturnItems } from './returnRequest.js';
import { calculateLeft, createItemRow, createItemRows, excludeFromStock, type ReturnRow } from './returnRow.js';
import { returnRows, useKeptReturn, useReturnDraft } from './useReturnDraft.js';
import { useReturnRows, useReturnScan } from './useReturnScan.js';
import { returnsPath, useReturnSending } from './useReturnSending.js';

/** State of a return: rows, returnable amounts, totals and sending. */
export function useReturn({ order, existing, others, reload, reread }: ReturnLinesProps) {
  const navigate = useNavigate();
  const { pieces, left, free, products } = useReturnGoods(order, others);
  const returns = useReturnQueue();
  const { refused, draft, initial } = useInitialRows(returns, { order, existing, pieces });
  const rows = useReturnRows(order.orderItems, () => initial);
  const isPast = Boolean(order.externalId);
  const lines = useMemo(() => (isPast ? rows.lines.map(excludeFromStock) : rows.lines), [isPast, rows.lines]);
  const matched = useMemo(() => matchPieces(lines, free), [lines, free]);
  const { onScan, half } = useReturnScan({ order, rows, free, pieces });
  // version that the rejected edit was based on, so that newer changes of other users are not overwritten unseen
  const [version, setVersion] = useState(refused?.version ?? existing?.version);
  // a new return is stored as a draft in this browser, a rejected one in the queue
  const isDraft = !existing && !refused;
  const { release } = useUnsavedChanges(!isDraft && rows.lines !== initial);
  const kept = useKeptReturn(isDraft ? order.orderId : undefined, rows.lines);

  const begun = lines.filter((row) => !isBlankRow(row));
  const findProblem = (row: ReturnRow) => findReturnProblem(isPast ? excludeFromStock(row) : row, lines, left, matched);
  const back = () => void navigate(listAddress(returnsPath));
  const { isRunning, send } = useReturnSending(returns, { order, existing, reload, reread }, () => {
    release();
    kept.forget();
    back();
  });
  const isChanged = existing !== undefined && version !== existing.version && !isRunning;
  const loadStored = () => {
    if (refused) returns.queue.dismiss(refused);
    release();
    reload();
  };
  const describeConflict = ({ items: stored, version: newest }: OrderReturn) => {
    return { stored, takeStored: loadStored, keepOwn: () => setVersion(newest) };
  };

  return {
    rows,
    /** Another user has changed the return since: this user must choose a version. */
    conflict: isChanged && describeConflict(existing),
    restored: isDraft && draft !== undefined && rows.lines === initial,
    isPast,
    pieces,
    left,
    products,
    onScan,
    half,
    back,
    problemOf: findProblem,
    credit: sumRowCredits(begun, left),
    isReady: !isChanged && begun.length > 0 && begun.every((row) => findProblem(row) === undefined),
    /** First problem that blocks the return; undefined without started rows. */
    firstProblem: isChanged ? ('conflict' as const) : begun.map(findProblem).find(Boolean),
    isRunning,
    submit: () =>
      void send({
        items: toReturnItems(lines, left, matched),
        version,
        entered: rows.lines,
        lines: begun.map(({ uuid }) => uuid),
        replaces: refused?.key,
      }),
  };
}

/** Returnable goods of the order: its pieces, those not in another return, and the remaining amount of each product. */
function useReturnGoods(order: Order, others: ReturnLinesProps['others']) {
  const pieces = useMemo(() => listShippedPieces(order.orderItems), [order]);
  const left = useMemo(() => calculateLeft(order.orderItems, others), [order, others]);
  const free = useMemo(() => {
    const ids = new Set([...left.values()].flatMap(({ inventoryIds }) => inventoryIds));
    return pieces.filter(({ inventoryId }) => ids.has(inventoryId));
  }, [left, pieces]);
  const products = useMemo(() => listEntryProducts(order), [order]);
  return { pieces, left, free, products };
}

const sumRowCredits = (rows: readonly ReturnRow[], left: ReturnType<typeof calculateLeft>) =>
  sumOfKnown(
    rows.map((row) => {
      const of = left.get(row.productId ?? 0);
      return of ? calculateRowCredit(row, of) : 0;
    }),
  );

interface BegunReturn extends Pick<ReturnLinesProps, 'order' | 'existing'> {
  pieces: ReturnType<typeof listShippedPieces>;
}

/**
 * Initial rows of the page: those of the rejected submission, of the stored return, or of the draft in this browser.
 */
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
    if (!existing) return draft ?? [createItemRow(undefined)];
    const findWeight = (inventoryId: number) => pieces.find((piece) => piece.inventoryId === inventoryId)?.weight ?? 0;
    return existing.items.flatMap((item) => createItemRows(item, findWeight));
  }, [draft, existing, pieces, refused]);
  return { refused, draft, initial };
}

/** Returnable products: those of the order, by the names on the order. */
function listEntryProducts({ orderItems }: Order): ProductsById {
  return byId(
    orderItems.map(({ productId, name, hasWeight, gtin = '' }) => {
      return { productId, name, label: name, hasWeight, gtin, searchText: `${name}\n${gtin}`.toLowerCase() };
    }),
  );
}
