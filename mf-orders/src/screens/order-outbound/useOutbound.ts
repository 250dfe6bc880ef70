import { failureMessage, isApiFailure, technicalText } from '@depot/api';
import { useNotify } from '@depot/remote-kit';
import { useConfirm } from '@depot/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { OutboundRequest } from '../../api/orders.js';
import { useOrderPageState } from '../../ordering/OrderPageContext.js';
import type { QueuedOutbound } from '../../outbound/queueStore.js';
import { openStoredLots, openStoredPicks, type PickedPiece } from '../../outbound/scanStorage.js';
import { useOutboundQueue } from '../../outbound/useOutboundQueue.js';
import { useTexts } from '../../texts.js';
import { computeLineState, computeOutboundProgress, listPickLines, sortByWalk } from './lineState.js';
import type { OutboundFormProps } from './OutboundForm.js';
import { buildOutboundRequest, type PickLine, type Picks, restorePicks } from './picking.js';
import type { Piece } from './pieces.js';
import { usePacked } from './usePacked.js';
import { usePicking } from './usePicking.js';
import { useUnconfirmedQuestion } from './useUnconfirmedQuestion.js';

export type Outbound = ReturnType<typeof useOutbound>;

/** State of an outbound: picks of each line, progress and shipping. */
export function useOutbound({ order, pieces, onNewPiece, onStaleStock }: OutboundFormProps, onDone: () => void) {
  const pickLines = useMemo(() => listPickLines(order.orderItems), [order]);
  const { isStale } = useOrderPageState();
  const queue = useOutboundQueue();
  const packed = usePacked(order.orderId);
  const { picks, setPicks, noteNewPiece, stopKeeping } = useKeptPicks(order.orderId, pickLines, pieces, onNewPiece);
  useBackgroundWidget();
  const { pack, isPacked } = packed;
  const picked = { order, pickLines, pieces, picks, setPicks, pack, isPacked };
  const { onScan, onWeight, half } = usePicking({ ...picked, onNewPiece: noteNewPiece });
  const lines = useMemo(
    () => sortByWalk(order.orderItems.map((item) => computeLineState(item, picks))),
    [order, picks],
  );
  const progress = computeOutboundProgress(lines, packed.ticks);
  const confirmUnconfirmed = useUnconfirmedQuestion();
  const { send, sendExpired, isSending } = useShipping({ order, picks, queue, stopKeeping, onStaleStock, onDone });
  const isQueued = useQueuedOrder(queue, order.orderId, {
    onSent: onDone,
    onRejected: (entry) => (entry.rejectionCode === 'EXPIRED' ? void sendExpired(entry) : onStaleStock()),
  });

  return {
    lines,
    progress,
    onScan,
    half,
    onWeight,
    remove: (pick: PickedPiece) => setPicks((all) => all.filter((each) => each !== pick)),
    isStale,
    queue,
    packed,
    isQueued,
    isRunning: isSending,
    submit: async () => {
      if (await confirmUnconfirmed(progress.unconfirmed)) await send();
    },
  };
}

/** Loads the code of the background widget now, because the network may be down later. */
function useBackgroundWidget() {
  useEffect(() => void import('../../outbound/OutboundBackgroundWidget.js').catch(() => undefined), []);
}

/** Picks, stored in this browser until the order ships and compared with the current stock. */
function useKeptPicks(
  orderId: number,
  pickLines: readonly PickLine[],
  pieces: readonly Piece[],
  onNewPiece: (piece: Piece) => void,
) {
  const [picks, setPicks] = useState<Picks>(() =>
    restorePicks(openStoredPicks(orderId).get() ?? [], pickLines, pieces),
  );
  const isShipped = useRef(false);
  useEffect(() => {
    if (isShipped.current) return;
    if (picks.length === 0) openStoredPicks(orderId).remove();
    else openStoredPicks(orderId).set(picks);
  }, [orderId, picks]);
  /** Picked pieces that `pieces` does not contain yet, because it may be from an earlier render than the picks. */
  const coming = useRef<readonly Piece[]>([]);
  useEffect(() => {
    const known = new Set(pieces.map(({ inventoryId }) => inventoryId));
    coming.current = coming.current.filter(({ inventoryId }) => !known.has(inventoryId));
    const all = [...pieces, ...coming.current];
    setPicks((now) => restorePicks(now, pickLines, all));
  }, [pickLines, pieces]);
  const noteNewPiece = useCallback(
    (piece: Piece) => {
      coming.current = [...coming.current, piece];
      onNewPiece(piece);
    },
    [onNewPiece],
  );
  const stopKeeping = useCallback(() => {
    isShipped.current = true;
  }, []);
  return { picks, setPicks, noteNewPiece, stopKeeping };
}

interface ShippingOptions extends Pick<OutboundFormProps, 'order' | 'onStaleStock'> {
  picks: Picks;
  queue: ReturnType<typeof useOutboundQueue>;
  stopKeeping: () => void;
  onDone: () => void;
}

/** Ships the order, asks for confirmation of expired goods, and notifies the user. */
function useShipping({ order, picks, queue, stopKeeping, onStaleStock, onDone }: ShippingOptions) {
  const { t } = useTexts();
  const notify = useNotify();
  const { lock } = useOrderPageState();
  const [isSending, setSending] = useState(false);
  const confirmExpired = useExpiredQuestion();
  const ship = async (request: OutboundRequest) => {
    const { orderId, displayId } = order;
    const unlock = lock();
    setSending(true);
    let outcome = await queue.submit({ orderId, displayId, request });
    if (outcome.kind === 'refused' && isApiFailure(outcome.failure) && outcome.failure.code === 'EXPIRED') {
      setSending(false);
      if (!(await confirmExpired(failureMessage(outcome.failure)))) return unlock();
      setSending(true);
      outcome = await queue.submit({ orderId, displayId, request: { ...request, expiredConfirmed: true } });
    }
    setSending(false);
    if (outcome.kind === 'sent') {
      stopKeeping();
      notify.success(t('outbound.done'));
      return onDone();
    }
    if (outcome.kind === 'waiting') return notify.info(t('queue.kept'));
    unlock();
    await notify.technicalError(technicalText(outcome.failure));
    onStaleStock(); // scans stay; pieces that are no longer in stock become visible
  };
  const send = () => ship(buildOutboundRequest(order, picks, openStoredLots(order.orderId).get()));
  /** Sends a queued outbound again that the server rejected because of expired goods. */
  const sendExpired = async ({ request, rejection = '' }: QueuedOutbound) => {
    if (await confirmExpired(rejection)) await ship({ ...request, expiredConfirmed: true });
    else onStaleStock();
  };
  return { send, sendExpired, isSending };
}

/** Asks whether goods past their date leave all the same: resolves true for yes. */
function useExpiredQuestion(): (detail: string) => Promise<boolean> {
  const { t } = useTexts();
  const confirm = useConfirm();
  return (detail) =>
    confirm({
      title: t('outbound.expiredAsk'),
      detail,
      yes: t('outbound.expiredYes'),
      no: t('outbound.expiredNo'),
      danger: true,
    });
}

type Queues = Record<'entries' | 'rejected', readonly QueuedOutbound[]>;

interface Endings {
  onSent: () => void;
  onRejected: (entry: QueuedOutbound) => void;
}

/**
 * True while the order was submitted and waits for the network. Says how that ended, if the page is still open then.
 */
function useQueuedOrder({ entries, rejected }: Queues, orderId: number, { onSent, onRejected }: Endings): boolean {
  const isQueued = entries.some((each) => each.orderId === orderId && each.isWaiting);
  const refused = rejected.find((each) => each.orderId === orderId);
  const wasQueued = useRef(isQueued);
  const { lock } = useOrderPageState();
  // A change of the order while it is queued is its own shipment, not another user's.
  useEffect(() => (isQueued ? lock() : undefined), [isQueued, lock]);
  useEffect(() => {
    if (wasQueued.current && !isQueued) {
      if (refused) onRejected(refused);
      else onSent();
    }
    wasQueued.current = isQueued;
  }, [isQueued, refused, onSent, onRejected]);
  return isQueued;
}
