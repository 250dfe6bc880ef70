import type { Order } from '@depot/contracts/orders';
import { isAdminGroup } from '@depot/contracts/permissions';
import { useNotify } from '@depot/remote-kit';
import { useClaims } from '@depot/session';
import { useUnsavedChanges } from '@depot/ui';
import { useEffect, useState } from 'react';
import { useOrdersUpdateMutation } from '../../api/orders.js';
import {
  type DraftDetails,
  selectChangedDetails,
  toDetailsRequest,
  toDraftDetails,
} from '../../ordering/orderDetails.js';
import { useOrderPageState } from '../../ordering/OrderPageContext.js';
import { toEditedLines } from '../../ordering/requestLines.js';
import { useOrderLines } from '../../ordering/useOrderLines.js';
import { findShortage } from '../../parts/line-editor/lineProblem.js';
import { useStalePrompt } from '../../parts/stale/useStalePrompt.js';
import { useTexts } from '../../texts.js';

/** The changed lines and details of an order and their saving. Only ADMIN may leave a pending order short. */
export function useEdit(order: Order, reload: () => void, onDone: () => void) {
  const { t } = useTexts();
  const notify = useNotify();
  const { r: role } = useClaims();
  const form = useOrderLines(order);
  const { lines, products, shortages, lacks, takeShortages } = form;
  const { details, changeDetails, areChanged } = useDetails(order);
  const isDirty = form.isDirty || areChanged;
  const [update, { isLoading }] = useOrdersUpdateMutation();
  const { release } = useUnsavedChanges(isDirty);
  const askReload = useStalePrompt(reload);
  const { isStale, lock } = useOrderPageState();

  const mayExceed = role === 'ADMIN' && order.status === 'PENDING';
  const isShort = lines.lines.some((line) => findShortage(line, products.get(line.productId ?? 0), shortages));
  const save = async () => {
    const orderItemList = toEditedLines(lines.lines, products, isAdminGroup(role));
    const unlock = lock();
    try {
      const { orderId, version } = order;
      await update({ orderId, version, orderItemList, ...toDetailsRequest(details) }).unwrap();
      release();
      notify.success(t('edit.done', { displayId: order.displayId }));
      onDone();
    } catch (failure) {
      unlock();
      if (!takeShortages(failure) && !askReload(failure)) notify.failure(failure);
    }
  };

  return {
    ...form,
    isDirty,
    details,
    changeDetails,
    mayExceed,
    isReady: !isStale && isDirty && !lacks && (mayExceed || !isShort),
    isRunning: isLoading,
    submit: () => void save(),
  };
}

/** Editable fields of the order beside its lines. Unsaved input is kept when another user changes the order. */
function useDetails(order: Order) {
  const { draftDetails } = useOrderPageState();
  const [before] = useState(() => toDraftDetails(order));
  const [details, setDetails] = useState<DraftDetails>(() => ({ ...before, ...draftDetails.current }));
  const changed = selectChangedDetails(before, details);
  useEffect(() => {
    draftDetails.current = changed;
  });
  return {
    details,
    changeDetails: (part: Partial<DraftDetails>) => setDetails((all) => ({ ...all, ...part })),
    areChanged: Object.keys(changed).length > 0,
  };
}
