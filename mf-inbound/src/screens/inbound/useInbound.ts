import { failureMessage } from '@depot/api';
import type { DeliveryReceipt, InboundAnswer } from '@depot/contracts/inbound';
import { useNotify } from '@depot/remote-kit';
import { listAddress, useNavigate, useSearchParams } from '@depot/router';
import { useClaims } from '@depot/session';
import { type ProductsById, reopened, useSubmit } from '@depot/stock-entry';
import { useCallback, useEffect, useRef, useState } from 'react';
import { clearInbound, inboundItems, isDraftOfReceipt, loadInbound, saveInbound } from '../../parts/inboundDraft.js';
import { receiptListPath } from '../../parts/places.js';
import { useReceiptQueue } from '../../queue/useQueues.js';
import { useTexts } from '../../texts.js';
import { type InboundBox, type InboundItem, isUnderWay, makeItems, withBox } from './inboundModel.js';
import { buildInboundRequest } from './inboundWork.js';

/** Steps of the wizard in their order. */
export const inboundSteps = ['receipt', 'inventory', 'confirmation', 'labels'] as const;
export type Step = 0 | 1 | 2 | 3;

export type Inbound = ReturnType<typeof useInbound>;

/** State of receiving a delivery: input, current step and submitting. */
export function useInbound(receipt: DeliveryReceipt, products: ProductsById) {
  const queued = useReceiptQueue();
  const [answer, setAnswer] = useState<InboundAnswer>();
  const entered = useInboundItems(receipt, products, receipt.status === 'NEW' && !answer, queued);
  const { items } = entered;
  const [step, setStep] = useState<Step>(() => (isUnderWay(items, products) ? 1 : 0));
  const { isRunning, sendInbound } = useBringingIn(receipt, queued, (made) => {
    setAnswer(made);
    setStep(3);
  });
  return {
    ...entered,
    receipt,
    products,
    step,
    setStep,
    answer,
    queued,
    isRunning,
    sendInbound: (weightsConfirmed: boolean) =>
      sendInbound(buildInboundRequest(receipt.id, items, products, weightsConfirmed), items),
  };
}

type ReceiptQueue = ReturnType<typeof useReceiptQueue>;

/** Input, stored in this browser until the receipt is submitted; starts with a rejected or stored draft. */
function useInboundItems(
  receipt: DeliveryReceipt,
  products: ProductsById,
  isOpen: boolean,
  { rejected }: ReceiptQueue,
) {
  const { id: userId } = useClaims();
  const [params] = useSearchParams();
  const [blank] = useState(() => makeItems(receipt, products));
  const [items, setShown] = useState<InboundItem[]>(() => {
    const refused = reopened(rejected, params, inboundItems)?.entered;
    if (refused && isDraftOfReceipt(refused, receipt)) return refused;
    return loadInbound(userId, receipt) ?? blank;
  });
  /** Current items: scans may arrive faster than the page renders. */
  const now = useRef(items);
  const setItems = useCallback((change: (before: InboundItem[]) => InboundItem[]) => {
    now.current = change(now.current);
    setShown(now.current);
  }, []);
  const itemsNow = useCallback(() => now.current, []);

  useEffect(() => {
    if (!isOpen) clearInbound(receipt.id);
    else if (items !== blank) saveInbound(userId, receipt.id, items); // keeps an unreadable draft until a change
  }, [isOpen, userId, receipt.id, items, blank]);

  const setNameOnBox = (deliveryReceiptItemId: number, nameOnBox: string) =>
    setItems((before) =>
      before.map((item) => (item.deliveryReceiptItemId === deliveryReceiptItemId ? { ...item, nameOnBox } : item)),
    );
  const changeBox = useCallback(
    (boxId: number, change: Partial<InboundBox>) => setItems((before) => withBox(before, boxId, change)),
    [setItems],
  );
  return { items, itemsNow, setItems, setNameOnBox, changeBox };
}

/** Submits the delivery. Without a network it is queued and the user returns to the list. */
function useBringingIn(receipt: DeliveryReceipt, queued: ReceiptQueue, onMade: (made: InboundAnswer) => void) {
  const { t } = useTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const submit = useSubmit(queued);
  const [isRunning, setRunning] = useState(false);
  const toList = () => void navigate(listAddress(receiptListPath), { replace: true });

  const sendInbound = async (request: ReturnType<typeof buildInboundRequest>, entered: InboundItem[]) => {
    const before = [...queued.entries, ...queued.rejected].filter(
      (entry) => entry.request.deliveryReceiptId === receipt.id,
    );
    before.forEach((entry) => queued.queue.dismiss(entry)); // the new submission replaces the rejected one
    setRunning(true);
    try {
      const made = await submit({
        title: t('inbound.queued', { displayId: receipt.displayId }),
        path: `/in/inbound?deliveryReceiptId=${receipt.id}`,
        request,
        entered,
      });
      if (made) onMade(made);
      else toList();
    } catch (failure) {
      // The server rejected it: shows the message, then returns to the list.
      await notify.alert(failureMessage(failure));
      toList();
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, sendInbound };
}
