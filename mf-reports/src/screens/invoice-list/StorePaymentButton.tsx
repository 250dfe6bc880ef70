import type { Invoice } from '@depot/contracts/billing';
import { isReturnInvoice } from '@depot/contracts/billing';
import { isOpen, StorePaymentDialog } from '@depot/invoicing';
import { useMay } from '@depot/session';
import { Button, DollarOutlined } from '@depot/ui';
import { useState } from 'react';
import { useTexts } from '../../texts.js';

interface StorePaymentButtonProps {
  store: { userId: number; name: string };
  selected: readonly Invoice[];
  onPaid: () => void;
}

/** Records one payment over the open invoices of the customer, or over the selected ones. */
export function StorePaymentButton({ store, selected, onPaid }: StorePaymentButtonProps) {
  const { t } = useTexts();
  const mayGenerate = useMay('invoice.generate');
  const [isOpened, setOpened] = useState(false);
  if (!mayGenerate) return null;
  const payable = selected
    .filter((invoice) => isOpen(invoice) && !isReturnInvoice(invoice.invoiceId))
    .map(({ invoiceId }) => invoiceId);
  return (
    <>
      <Button
        icon={<DollarOutlined />}
        disabled={selected.length > 0 && payable.length === 0}
        onClick={() => setOpened(true)}
      >
        {t('invoices.recordPayment')}
      </Button>
      {isOpened && (
        <StorePaymentDialog
          store={store}
          invoiceIds={payable.length > 0 ? payable : undefined}
          onClose={() => setOpened(false)}
          onPaid={onPaid}
        />
      )}
    </>
  );
}
