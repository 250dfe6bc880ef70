import { useEffect, useMemo, useState } from 'react';
import { useNotify } from '@depot/remote-kit';
import { useOrdersOutboundMutation } from '../../api/orders.js';
import { useOrderGate } from '../../parts/order-gate/GateContext.js';
import { technicalText } from '../../parts/order-row/technicalText.js';
import { useTexts } from '../../texts.js';
import { lineState, outboundProgress, pickLinesOf } from './lineState.js';
import { outboundRequest } from './outboundRequest.js';
import type { OutboundFormProps } from './OutboundForm.js';
import { revive, type Pick, type Picks } from './picking.js';
import { keepPicks, keptPicks } from './pickStore.js';
import { usePicking } from './usePicking.js';

export type Outbound = ReturnType<typeof useOutbound>;

/** What was taken for each line so far, how far that is, and sending it out. */
export function useOutbound({ order, pieces, onNewPiece, onStaleStock }: OutboundFormProps, onDone: () => void) {
  const { t } = useTexts();
  const notify = useNotify();
  const pickLines = useMemo(() => pickLinesOf(order.orderItems), [order]);
  const [picks, setPicks] = useState<Picks>(() => revive(keptPicks(order.orderId), pickLines, pieces));
  const { isStale, hold } = useOrderGate();
  const [ship, { isLoading }] = useOrdersOutboundMutation();
  useEffect(() => keepPicks(order.orderId, picks), [order.orderId, picks]);
  useEffect(() => setPicks((now) => revive(now, pickLines, pieces)), [pickLines, pieces]);

  const { onScan, onWeight } = usePicking({ order, pickLines, pieces, picks, setPicks, onNewPiece });
  const lines = useMemo(() => order.orderItems.map((item) => lineState(item, picks)), [order, picks]);

  const send = async () => {
    const letGo = hold();
    try {
      await ship(outboundRequest(order, picks)).unwrap();
      keepPicks(order.orderId, []);
      notify.success(t('outbound.done'));
      onDone();
    } catch (failure) {
      letGo();
      await notify.technicalError(technicalText(failure));
      onStaleStock(); // what was scanned stays; pieces that are gone show up
    }
  };

  return {
    lines,
    progress: outboundProgress(lines),
    onScan,
    onWeight,
    remove: (pick: Pick) => setPicks((all) => all.filter((each) => each !== pick)),
    isStale,
    isRunning: isLoading,
    submit: () => void send(),
  };
}
