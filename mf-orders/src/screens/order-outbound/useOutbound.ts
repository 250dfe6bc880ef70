import { failureMessage, isApiFailure, technicalText } from '@depot/api';
import { useNotify } from '@depot/remote-kit';
import { useStored } from '@depot/storage';
import { useConfirm } from '@depot/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { QueuedOutbound } from '../../outbound/queueStore.js';
import { type PickedPiece, storedLots, storedPicks, storedTicks } from '../../outbound/scanStorage.js';
import { useOutboundQueue } from '../../outbound/useOutboundQueue.js';
import { useOrderGate } from '../../parts/order-gate/GateContext.js';
import { useTexts } from '../../texts.js';
import { lineState, outboundProgress, pickLinesOf } from './lineState.js';
import type { OutboundFormProps } from './OutboundForm.js';
import { outboundRequest, type Picks, revive } from './picking.js';
import { usePicking } from './usePicking.js';

const none: readonly number[] = [];

/** Lines without pieces of their own that were packed, by id: by a scan, or ticked off by hand. */
function usePacked(orderId: number) {
  const stored = useMemo(() => storedTicks(orderId), [orderId]);
  const [ticks = none, setTicks] = useStored(stored);
  const storedScans = useMemo(() => storedLots(orderId), [orderId]);
  /** A scan confirms its line; the lot, where it is known, is the one that leaves. */
  const pack = useCallback(
    (orderItemId: number, inventoryIds: readonly number[]) => {
      const all = stored.get() ?? none;
      if (!all.includes(orderItemId)) setTicks([...all, orderItemId]);
      const scanned = storedScans.get() ?? [];
      const added = inventoryIds.filter((id) => !scanned.some(({ inventoryId }) => inventoryId === id));
      storedScans.set([...scanned, ...added.map((inventoryId) => ({ orderItemId, inventoryId }))]);
    },
    [stored, setTicks, storedScans],
  );
  const toggle = useCallback(
    (orderItemId: number) => {
      const all = stored.get() ?? none;
      const isTicked = all.includes(orderItemId);
      setTicks(isTicked ? all.filter((each) => each !== orderItemId) : [...all, orderItemId]);
      // What was scanned by mistake does not leave in the place of what was packed by hand.
      if (isTicked) storedScans.set((storedScans.get() ?? []).filter((lot) => lot.orderItemId !== orderItemId));
    },
    [stored, setTicks, storedScans],
  );
  return { ticks, toggle, pack };
}

export type Outbound = ReturnType<typeof useOutbound>;

/** What was taken for each line so far, how far that is, and sending it out. */
export function useOutbound({ order, pieces, onNewPiece, onStaleStock }: OutboundFormProps, onDone: () => void) {
  const { t } = useTexts();
  const notify = useNotify();
  const pickLines = useMemo(() => pickLinesOf(order.orderItems), [order]);
  const [picks, setPicks] = useState<Picks>(() => revive(storedPicks(order.orderId).get() ?? [], pickLines, pieces));
  const { isStale, hold } = useOrderGate();
  const [isSending, setSending] = useState(false);
  const queue = useOutboundQueue();
  const ticking = usePacked(order.orderId);
  const confirm = useConfirm();
  const isQueued = useQueuedOrder(queue, order.orderId, { onSent: onDone, onRejected: onStaleStock });
  const isOut = useRef(false);
  useEffect(() => {
    if (isOut.current) return;
    if (picks.length === 0) storedPicks(order.orderId).remove();
    else storedPicks(order.orderId).set(picks);
  }, [order.orderId, picks]);
  // The network may be gone by the time that it is needed on another page.
  useEffect(() => void import('../../outbound/OutboundBackgroundWidget.js').catch(() => undefined), []);
  useEffect(() => setPicks((now) => revive(now, pickLines, pieces)), [pickLines, pieces]);

  const { onScan, onWeight } = usePicking({
    order,
    pickLines,
    pieces,
    picks,
    setPicks,
    onNewPiece,
    pack: ticking.pack,
  });
  const lines = useMemo(() => order.orderItems.map((item) => lineState(item, picks)), [order, picks]);

  const send = async () => {
    const { orderId, displayId } = order;
    const unlock = hold();
    setSending(true);
    const request = outboundRequest(order, picks, storedLots(orderId).get());
    let outcome = await queue.submit({ orderId, displayId, request });
    if (outcome.kind === 'refused' && isApiFailure(outcome.failure) && outcome.failure.code === 'EXPIRED') {
      setSending(false);
      const isWanted = await confirm({
        title: t('outbound.expiredAsk'),
        detail: failureMessage(outcome.failure),
        yes: t('outbound.expiredYes'),
        no: t('outbound.expiredNo'),
        danger: true,
      });
      if (!isWanted) return unlock();
      setSending(true);
      outcome = await queue.submit({ orderId, displayId, request: { ...request, expiredConfirmed: true } });
    }
    setSending(false);
    if (outcome.kind === 'sent') {
      isOut.current = true;
      notify.success(t('outbound.done'));
      return onDone();
    }
    if (outcome.kind === 'waiting') return notify.info(t('queue.kept'));
    unlock();
    await notify.technicalError(technicalText(outcome.failure));
    onStaleStock(); // what was scanned stays; pieces that are gone show up
  };

  return {
    lines,
    progress: outboundProgress(lines),
    onScan,
    onWeight,
    remove: (pick: PickedPiece) => setPicks((all) => all.filter((each) => each !== pick)),
    isStale,
    queue,
    ticking,
    isQueued,
    isRunning: isSending,
    submit: () => void send(),
  };
}

type Queues = Record<'entries' | 'rejected', readonly QueuedOutbound[]>;

interface Endings {
  onSent: () => void;
  onRejected: () => void;
}

/**
 * True while the order was submitted and waits for the network. Says how that ended, if the page is still open then.
 */
function useQueuedOrder({ entries, rejected }: Queues, orderId: number, { onSent, onRejected }: Endings): boolean {
  const isQueued = entries.some((each) => each.orderId === orderId && each.isWaiting);
  const isRefused = rejected.some((each) => each.orderId === orderId);
  const wasQueued = useRef(isQueued);
  const { hold } = useOrderGate();
  // When it leaves, nobody else has changed it.
  useEffect(() => (isQueued ? hold() : undefined), [isQueued, hold]);
  useEffect(() => {
    if (wasQueued.current && !isQueued) (isRefused ? onRejected : onSent)();
    wasQueued.current = isQueued;
  }, [isQueued, isRefused, onSent, onRejected]);
  return isQueued;
}
