import { localTimeOf, momentOf } from '@depot/contracts/time';
import { useNotify } from '@depot/remote-kit';
import { useIsHere } from '@depot/router';
import { useClaims } from '@depot/session';
import { useIdentityUsersQuery } from '@depot/shared-reads';
import { useConfirm, useUnsavedChanges } from '@depot/ui';
import { useState } from 'react';
import { type ManualOrderRequest, useOrdersRecordManualMutation } from '../../api/orders.js';
import { isBlank } from '../../ordering/draftLine.js';
import { type Orderable, storeRate } from '../../ordering/orderable.js';
import { type DraftDetails, noDetails, toDetailsRequest } from '../../ordering/orderDetails.js';
import { noShortages, readShortages, type Shortages } from '../../ordering/shortages.js';
import { useLines } from '../../ordering/useLines.js';
import { useOrderables } from '../../ordering/useOrderables.js';
import { findLineProblem } from '../../ordering/useOrderLines.js';
import { findShortage } from '../../parts/line-editor/lineProblem.js';
import { rememberRow } from '../../parts/order-row/rowMemory.js';
import { useTexts } from '../../texts.js';
import { checkPieces, type ChosenPieces, replaceRates, toManualLines } from './manualLines.js';

/** State of an order entered by hand: store, day, lines, rates and recording. */
export function useManualOrder(onDone: () => void) {
  const [storeId, setStoreId] = useState<number>();
  const { tz } = useClaims();
  const latest = localTimeOf(Date.now(), tz);
  const [time, setTime] = useState(latest);
  const [details, setDetails] = useState(noDetails);
  const lines = useLines();
  const [pieces, setPieces] = useState<ChosenPieces>(new Map());
  const { byId, isLoading, error, retry } = useOrderables(storeId);
  const stores = useIdentityUsersQuery({ role: 'STORE' });
  const { release } = useUnsavedChanges(lines.lines.some((line) => !isBlank(line)));

  const buildRequest = () =>
    storeId === undefined
      ? undefined
      : {
          storeId,
          time: momentOf(time, tz),
          orderItems: toManualLines(lines.lines, byId, pieces),
          ...toDetailsRequest(details),
        };
  const { send, shortages, isRunning } = useRecording({ buildRequest, release, retry, onDone });
  const findStore = (id: number | undefined) => stores.data?.list.find((store) => store.id === id);
  const isShort = lines.lines.some((line) => findShortage(line, byId.get(line.productId ?? 0), shortages));
  const chooseStore = (next: number) => {
    lines.replaceAll(replaceRates(lines.lines, byId, findStore(storeId), findStore(next)));
    setStoreId(next);
  };
  const lacks =
    findLineProblem(lines.lines) ??
    (time > latest ? 'manual.inFuture' : undefined) ??
    (checkPieces(lines.lines, byId, pieces) ? undefined : 'manual.otherPieces');

  return {
    storeId,
    chooseStore,
    time,
    setTime,
    details,
    changeDetails: (part: Partial<DraftDetails>) => setDetails((before) => ({ ...before, ...part })),
    /** The warehouse's clocks show it now: no order happened later. */
    latest,
    lines,
    products: byId,
    /** A past sale may contain any product, including those that the store cannot order any more. */
    choices: [...byId.values()],
    pieces,
    choosePieces: (key: string, ids: number[]) => setPieces((all) => new Map(all).set(key, ids)),
    shortages,
    rateOf: (product: Orderable) => storeRate(findStore(storeId), product),
    /** Message key of the first problem that blocks recording. */
    lacks,
    isReady: storeId !== undefined && !lacks && !isShort,
    isRunning,
    submit: () => void send(),
    isLoading,
    error,
    retry,
  };
}

interface RecordingOptions {
  /** The order as it is at the moment of sending; undefined while there is no store. */
  buildRequest: () => ManualOrderRequest | undefined;
  /** Clears the unsaved state. */
  release: () => void;
  /** Refetches the stock. */
  retry: () => void;
  onDone: () => void;
}

/** Records the order after a confirmation and marks shortages. */
function useRecording({ buildRequest, release, retry, onDone }: RecordingOptions) {
  const { t } = useTexts();
  const notify = useNotify();
  const confirm = useConfirm();
  const isHere = useIsHere();
  const [record, recording] = useOrdersRecordManualMutation();
  const [shortages, setShortages] = useState<Shortages>(noShortages);

  const showCreated = ({ obj, message }: { obj: { orderId: number; displayId: number }; message?: string }) => {
    release();
    rememberRow({ orderId: obj.orderId, currentPage: 1, search: '' });
    notify.success(t('manual.done', { displayId: obj.displayId }));
    if (message) notify.warning(message);
  };
  const send = async () => {
    const order = buildRequest();
    if (!order) return;
    const question = {
      title: t('manual.question'),
      detail: t('manual.detail'),
      yes: t('manual.submit'),
      no: t('manual.no'),
      run: () => record(order).unwrap().then(showCreated),
    };
    try {
      if (await confirm(question)) onDone();
    } catch (failure) {
      const short = isHere() ? readShortages(failure) : undefined;
      setShortages(short ?? noShortages);
      if (short) retry();
      else notify.failure(failure);
    }
  };
  return { send, shortages, isRunning: recording.isLoading };
}
