import type { Order } from '@depot/contracts/orders';
import { useNotify } from '@depot/remote-kit';
import { useUnsavedChanges } from '@depot/ui';
import { useOrdersProcessMutation } from '../../api/orders.js';
import { useOrderPageState } from '../../ordering/OrderPageContext.js';
import { toEditedLines } from '../../ordering/requestLines.js';
import { useOrderLines } from '../../ordering/useOrderLines.js';
import { findShortage } from '../../parts/line-editor/lineProblem.js';
import { useStalePrompt } from '../../parts/stale/useStalePrompt.js';
import { useTexts } from '../../texts.js';

/** The final lines of an order and their sending. Nothing may be short any more. */
export function useProcess(order: Order, reload: () => void, onDone: () => void) {
  const { t } = useTexts();
  const notify = useNotify();
  const form = useOrderLines(order);
  const { lines, products, shortages, isDirty, lacks, takeShortages } = form;
  const [process, { isLoading }] = useOrdersProcessMutation();
  const { release } = useUnsavedChanges(isDirty);
  const askReload = useStalePrompt(reload);
  const { isStale, lock } = useOrderPageState();

  const shortLines = lines.lines.filter((line) =>
    findShortage(line, products.get(line.productId ?? 0), shortages),
  ).length;
  const send = async () => {
    const unlock = lock();
    try {
      await process({
        orderId: order.orderId,
        version: order.version,
        orderItemList: toEditedLines(lines.lines, products, true),
      }).unwrap();
      release();
      notify.success(t('process.done', { displayId: order.displayId }));
      onDone();
    } catch (failure) {
      unlock();
      if (!takeShortages(failure) && !askReload(failure)) notify.failure(failure);
    }
  };

  return {
    ...form,
    shortLines,
    isReady: !isStale && !lacks && shortLines === 0,
    isRunning: isLoading,
    submit: () => void send(),
  };
}
