import { failureMessage } from '@depot/api';
import { useMessages } from '@depot/i18n';
import { EmptyState, ErrorState, Modal, Skeleton } from '@depot/ui';
import { useBillingOpenInvoicesQuery } from '../api/payments.js';
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

/** One payment over the open invoices of a store, with what each of them would get. */
export function StorePaymentDialog({ store, invoiceIds, onClose, onPaid }: StorePaymentDialogProps) {
  const translate = useMessages();
  const { data, error, refetch, isFetching } = useBillingOpenInvoicesQuery(store.userId, {
    refetchOnMountOrArgChange: true,
  });
  const open = data && !isFetching ? storeOpen(data.list, invoiceIds) : undefined;
  return (
    <Modal
      open
      width={720}
      style={{ top: 24 }}
      title={translate(messages.ofStore, { store: store.name })}
      footer={null}
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
