import type { Order } from '@depot/contracts/orders';
import { useNotify } from '@depot/remote-kit';
import { useNavigate } from '@depot/router';
import { byId, type ProductsById, useSubmit } from '@depot/stock-entry';
import { useUnsavedChanges } from '@depot/ui';
import { useMemo, useState } from 'react';
import { useOrdersUpdateReturnMutation } from '../../api/orders.js';
import { useReturnQueue } from '../../outbound/useReturnQueue.js';
import { useTexts } from '../../texts.js';
import { useStalePrompt } from '../stale/useStalePrompt.js';
import type { ReturnLinesProps } from './ReturnLines.js';
import { matchPieces, piecesOfOrder } from './returnPieces.js';
import { isBlankRow, returnProblemOf } from './returnProblems.js';
import { creditOf, returnItems } from './returnRequest.js';
import { leftOf, type ReturnRow, rowOf, rowsOf } from './returnRow.js';
import { forgetReturn, useKeptReturn, useReturnDraft } from './useReturnDraft.js';
import { useReturnRows, useReturnScan } from './useReturnScan.js';

const returnsPath = '/in/return';

/** The rows of a return, what each may return, what they come to, and their sending. */
export function useReturn({ order, existing, others, reload }: ReturnLinesProps) {
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
  const draft = useReturnDraft(order.orderId);
  const initial = useMemo(() => {
    if (!existing) return draft ?? [rowOf(undefined)];
    const weightOf = (inventoryId: number) => pieces.find((piece) => piece.inventoryId === inventoryId)?.weight ?? 0;
    return existing.items.flatMap((item) => rowsOf(item, weightOf));
  }, [draft, existing, pieces]);
  const rows = useReturnRows(order.orderItems, () => initial);
  const matched = useMemo(() => matchPieces(rows.lines, free), [rows.lines, free]);
  const onScan = useReturnScan({ order, rows, free, pieces });
  const create = useSubmit(useReturnQueue());
  const [update] = useOrdersUpdateReturnMutation();
  const [isRunning, setRunning] = useState(false);
  const [version] = useState(existing?.version);
  const promptReload = useStalePrompt(reload);
  // a new one is kept in this browser
  const { release } = useUnsavedChanges(existing !== undefined && rows.lines !== initial);
  useKeptReturn(existing ? undefined : order.orderId, rows.lines);

  const begun = rows.lines.filter((row) => !isBlankRow(row));
  const check = (row: ReturnRow) => returnProblemOf(row, rows.lines, left, matched);
  const back = () => void navigate(returnsPath);
  const send = async () => {
    const items = returnItems(rows.lines, left, matched);
    const { orderId, displayId } = order;
    const title = t('returns.queued', { displayId });
    const path = `${returnsPath}/new?orderId=${orderId}`;
    setRunning(true);
    try {
      const saved = existing
        ? (await update({ id: existing.id, items, version }).unwrap()).obj
        : await create({ title, path, request: { orderId, items } });
      release();
      if (!existing) forgetReturn(orderId);
      if (saved) {
        const { displayId: number, invoiceId } = saved;
        notify.success(t(existing ? 'returns.saved' : 'returns.created', { displayId: number, invoiceId }));
      }
      back();
    } catch (failure) {
      if (!promptReload(failure)) notify.failure(failure);
    } finally {
      setRunning(false);
    }
  };

  return {
    rows,
    restored: !existing && draft !== undefined && rows.lines === initial,
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
    isReady: begun.length > 0 && begun.every((row) => check(row) === undefined),
    /** What a row still needs before the return can be created; undefined where none is begun. */
    firstProblem: begun.map(check).find(Boolean),
    isRunning,
    submit: () => void send(),
  };
}

/** What can come back: the products of the order, under the names they were ordered by. */
function entryProductsOf({ orderItems }: Order): ProductsById {
  return byId(
    orderItems.map(({ productId, name, hasWeight, gtin = '' }) => {
      return { productId, name, label: name, hasWeight, gtin, searchText: `${name}\n${gtin}`.toLowerCase() };
    }),
  );
}
