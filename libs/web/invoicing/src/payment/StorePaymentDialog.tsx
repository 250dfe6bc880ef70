import { failureMessage } from '@depot/api';
import { useMessages } from '@depot/i18n';
import { EmptyState, ErrorState, Modal, Skeleton } from '@depot/ui';
import { useState } from 'react';
import { useBillingOpenInvoicesQuery, useStorePayment } from '../api/payments.js';
import { paymentMessages as messages } from './messages.js';
import { StorePaymentForm } from './StorePaymentForm.js';
import { storeOpen } from './storeShares.js';

export interface StorePaymentDialogProps {
  store: { userId: number; name: string };
  /** Only these are paid, where some are named. */
  invoiceIds?: readonly string[];
  onClose: () => void;
  onPaid?: () => void;
}

/** Records one payment over several open invoices of a store and shows the share of each. */
export function StorePaymentDialog({ store, invoiceIds, onClose, onPaid }: StorePaymentDialogProps) {
  const translate = useMessages();
  const [openedAt] = useState(() => Date.now());
  const { data, error, refetch, fulfilledTimeStamp } = useBillingOpenInvoicesQuery(store.userId, {
    refetchOnMountOrArgChange: true,
  });
  const [, { isLoading }] = useStorePayment(store.userId);
  // Waits for a response newer than the dialog instead of using cached data. Later responses keep the form and its
  // input.
  const open = data && (fulfilledTimeStamp ?? 0) >= openedAt ? storeOpen(data.list, invoiceIds) : undefined;
  return (
    <Modal
      open
      width={720}
      style={{ top: 24 }}
      title={translate(messages.ofStore, { store: store.name })}
      footer={null}
      waits={isLoading}
      onCancel={onClose}
      destroyOnHidden
    >
      {error ? <ErrorState text={failureMessage(error)} onRetry={() => void refetch()} /> : null}
      {!error && !open ? <Skeleton active paragraph={{ rows: 8 }} /> : null}
      {open && open.owed === 0 && <EmptyState text={translate(messages.nothingOpen)} />}
      {open && open.owed > 0 && (
        <StorePaymentForm
          userId={store.userId}
          open={open}
          invoiceIds={invoiceIds}
          onCancel={onClose}
          onPaid={() => {
            onPaid?.();
            onClose();
          }}
        />
      )}
    </Modal>
  );
}
