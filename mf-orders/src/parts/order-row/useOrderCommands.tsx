import { technicalText } from '@depot/api';
import { type Order, printableStatuses } from '@depot/contracts/orders';
import { useDownloads } from '@depot/downloads';
import { useTranslation } from '@depot/i18n';
import { useNotify } from '@depot/remote-kit';
import { Checkbox, type Question, useConfirm } from '@depot/ui';
import { useCallback } from 'react';
import { useOrdersCancelMutation, useOrdersDeleteMutation, useOrdersDirectCompleteMutation } from '../../api/orders.js';

type RowOrder = Pick<Order, 'orderId' | 'displayId' | 'status' | 'historyOrder' | 'version' | 'externalId'>;

/** Commands that run directly from an order's row, each after a confirmation. */
export function useOrderCommands() {
  const notify = useNotify();
  const cancel = useCancel();
  const remove = useRemove();
  const complete = useComplete();
  const { print, isPrinting, progress } = usePrint();
  const showTechnicalError = (failure: unknown) => void notify.technicalError(technicalText(failure));
  return {
    // each returns whether it was done
    cancel: (order: RowOrder) => waitForWork(cancel(order), showTechnicalError),
    remove: (order: RowOrder) => waitForWork(remove(order), showTechnicalError),
    complete: (order: RowOrder) => waitForWork(complete(order), notify.failure),
    print,
    isPrinting,
    /** Progress dialog of a long print; the caller renders it. */
    progress,
  };
}

/** Asks for confirmation, runs the command and notifies the user. Resolves true if the command ran. */
function useAskFirst() {
  const confirm = useConfirm();
  const notify = useNotify();
  return useCallback(
    async (question: Question, done: string): Promise<boolean> => {
      const isDone = await confirm(question);
      if (isDone) notify.success(done);
      return isDone;
    },
    [confirm, notify],
  );
}

function useCancel() {
  const { t } = useTranslation('mf-orders');
  const askFirst = useAskFirst();
  const [cancelOrder] = useOrdersCancelMutation();
  return useCallback(
    ({ orderId, displayId, historyOrder, version, externalId }: RowOrder) => {
      let addBack = false;
      const choice = historyOrder && <AddBackChoice onChange={(chosen) => (addBack = chosen)} />;
      const question = {
        title: t('cancel.question', { displayId }),
        // Goods of a past order were never in this stock.
        detail: externalId ? t('cancel.pastOrder') : choice,
        yes: t('cancel.yes'),
        no: t('cancel.no'),
        danger: true,
        run: () => cancelOrder({ id: orderId, version, ...(historyOrder && { addBack }) }).unwrap(),
      };
      return askFirst(question, t('cancel.done', { displayId }));
    },
    [cancelOrder, askFirst, t],
  );
}

function useRemove() {
  const { t } = useTranslation('mf-orders');
  const askFirst = useAskFirst();
  const [deleteOrder] = useOrdersDeleteMutation();
  return useCallback(
    ({ orderId, displayId }: RowOrder) => {
      const question = {
        title: t('delete.question', { displayId }),
        yes: t('delete.yes'),
        no: t('delete.no'),
        danger: true,
        run: () => deleteOrder({ id: orderId }).unwrap(),
      };
      return askFirst(question, t('delete.done', { displayId }));
    },
    [deleteOrder, askFirst, t],
  );
}

function useComplete() {
  const { t } = useTranslation('mf-orders');
  const askFirst = useAskFirst();
  const [completeOrder] = useOrdersDirectCompleteMutation();
  return useCallback(
    ({ orderId, displayId }: RowOrder) => {
      const question = {
        title: t('complete.question'),
        detail: t('complete.which', { displayId }),
        yes: t('complete.yes'),
        no: t('complete.no'),
        run: () => completeOrder({ id: orderId }).unwrap(),
      };
      return askFirst(question, t('complete.done', { displayId }));
    },
    [completeOrder, askFirst, t],
  );
}

/** Prints pick lists and packing slips in one file; cancelled orders are omitted and their number is shown. */
function usePrint() {
  const { t } = useTranslation('mf-orders');
  const notify = useNotify();
  const { print: printOut, isBusy: isPrinting, progress } = useDownloads();
  const print = useCallback(
    async (orders: readonly Pick<RowOrder, 'orderId' | 'status'>[]) => {
      const printable = orders.filter(({ status }) => printableStatuses.includes(status));
      const left = orders.length - printable.length;
      if (left > 0) notify.info(t('print.leftOut', { count: left }));
      if (printable.length === 0) return;
      const orderIds = printable.map(({ orderId }) => orderId);
      await printOut({ path: '/order/download', body: { orderIds }, count: orderIds.length, title: t('print.title') });
    },
    [notify, printOut, t],
  );
  return { print, isPrinting, progress };
}

/** Shows the error and resolves false if the work fails. */
function waitForWork(work: Promise<boolean>, tell: (failure: unknown) => void): Promise<boolean> {
  return work.catch((failure: unknown) => {
    tell(failure);
    return false;
  });
}

/** Option when a shipped order is cancelled. Off by default, because the goods may not come back. */
function AddBackChoice({ onChange }: { onChange: (addBack: boolean) => void }) {
  const { t } = useTranslation('mf-orders');
  return <Checkbox onChange={(event) => onChange(event.target.checked)}>{t('cancel.addBack')}</Checkbox>;
}
