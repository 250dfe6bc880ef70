import { technicalText } from '@depot/api';
import { type Order, printableStatuses } from '@depot/contracts/orders';
import { useDownloads } from '@depot/downloads';
import { useTranslation } from '@depot/i18n';
import { useNotify } from '@depot/remote-kit';
import { Checkbox, useConfirm } from '@depot/ui';
import { useCallback } from 'react';
import { useOrdersCancelMutation, useOrdersDeleteMutation, useOrdersDirectCompleteMutation } from '../../api/orders.js';

type RowOrder = Pick<Order, 'orderId' | 'displayId' | 'status' | 'historyOrder'>;

/** What is done with an order right from its row, each after its question. */
export function useOrderCommands() {
  const { t } = useTranslation('mf-orders');
  const confirm = useConfirm();
  const notify = useNotify();
  const { print: printOut, isBusy, progress } = useDownloads();
  const [cancelOrder] = useOrdersCancelMutation();
  const [deleteOrder] = useOrdersDeleteMutation();
  const [completeOrder] = useOrdersDirectCompleteMutation();

  const cancel = useCallback(
    async ({ orderId, displayId, historyOrder }: RowOrder) => {
      let addBack = false;
      const detail = historyOrder && <AddBackChoice onChange={(chosen) => (addBack = chosen)} />;
      const run = () => cancelOrder({ id: orderId, ...(historyOrder && { addBack }) }).unwrap();
      const question = {
        title: t('cancel.question', { displayId }),
        detail,
        yes: t('cancel.yes'),
        no: t('cancel.no'),
        danger: true,
        run,
      };
      const isDone = await confirm(question);
      if (isDone) notify.success(t('cancel.done', { displayId }));
      return isDone;
    },
    [cancelOrder, confirm, notify, t],
  );

  const remove = useCallback(
    async ({ orderId, displayId }: RowOrder) => {
      const run = () => deleteOrder({ id: orderId }).unwrap();
      const question = {
        title: t('delete.question', { displayId }),
        yes: t('delete.yes'),
        no: t('delete.no'),
        danger: true,
        run,
      };
      const isDone = await confirm(question);
      if (isDone) notify.success(t('delete.done', { displayId }));
      return isDone;
    },
    [deleteOrder, confirm, notify, t],
  );

  const complete = useCallback(
    async ({ orderId, displayId }: RowOrder) => {
      const run = () => completeOrder({ id: orderId }).unwrap();
      const detail = t('complete.which', { displayId });
      const question = { title: t('complete.question'), detail, yes: t('complete.yes'), no: t('complete.no'), run };
      const isDone = await confirm(question);
      if (isDone) notify.success(t('complete.done', { displayId }));
      return isDone;
    },
    [completeOrder, confirm, notify, t],
  );

  /** Prints pick lists and packing slips in one file; cancelled orders are left out, and it says how many. */
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

  const technical = (failure: unknown) => void notify.technicalError(technicalText(failure));
  return {
    // each returns whether it was done
    cancel: (order: RowOrder) => settled(cancel(order), technical),
    remove: (order: RowOrder) => settled(remove(order), technical),
    complete: (order: RowOrder) => settled(complete(order), notify.failure),
    print,
    isPrinting: isBusy,
    /** How far a long print has come; to be rendered somewhere. */
    progress,
  };
}

/** A failure is told; nothing was done then. */
function settled(work: Promise<boolean>, tell: (failure: unknown) => void): Promise<boolean> {
  return work.catch((failure: unknown) => {
    tell(failure);
    return false;
  });
}

/** Asked when an order whose goods have left is cancelled. Off unless chosen: the goods may be gone for good. */
function AddBackChoice({ onChange }: { onChange: (addBack: boolean) => void }) {
  const { t } = useTranslation('mf-orders');
  return <Checkbox onChange={(event) => onChange(event.target.checked)}>{t('cancel.addBack')}</Checkbox>;
}
