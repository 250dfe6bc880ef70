import { useState } from 'react';
import { openDocument } from '@depot/api';
import type { Invoice } from '@depot/contracts/billing';
import { isAdminGroup } from '@depot/contracts/permissions';
import { useNotify } from '@depot/remote-kit';
import { useClaims, useMay } from '@depot/session';
import { Button, CheckOutlined, EditOutlined, EyeOutlined, StatusTag, useConfirm } from '@depot/ui';
import { useOrdersPayInvoicesMutation } from '../../api/invoices.js';
import { useTexts } from '../../texts.js';
import classes from './invoice.module.css';

interface InvoiceToolbarProps {
  invoice: Invoice;
  onEdit: () => void;
}

/** What can be done with an invoice. A paid one never changes again. */
export function InvoiceToolbar({ invoice, onEdit }: InvoiceToolbarProps) {
  const { t } = useTexts();
  const { r: role } = useClaims();
  const mayGenerate = useMay('invoice.generate');
  const notify = useNotify();
  const confirm = useConfirm();
  const [pay] = useOrdersPayInvoicesMutation();
  const [opening, setOpening] = useState(false);
  const { invoiceId, status, formattedTotal, formattedPaid } = invoice;
  const open = status !== 'VOID' && formattedTotal !== formattedPaid;

  const preview = () => {
    setOpening(true);
    void openDocument({ path: '/document/invoice/download', body: { invoiceIds: [invoiceId] } })
      .catch(notify.failure)
      .finally(() => setOpening(false));
  };
  const markPaid = () => {
    const run = () => pay({ invoiceIds: [invoiceId] }).unwrap();
    void confirm({
      title: t('invoice.paidQuestion'),
      detail: t('invoice.which', { invoiceId, total: formattedTotal }),
      yes: t('invoice.markPaid'),
      no: t('invoice.notPaid'),
      danger: true,
      run,
    })
      .then((done) => done && notify.success(t('invoice.paidDone', { invoiceId })))
      .catch(notify.failure);
  };

  return (
    <div className={classes.toolbar}>
      <StatusTag invoice={status} />
      <span className={classes.spring} />
      {open && mayGenerate && isAdminGroup(role) && (
        <Button icon={<EditOutlined />} onClick={onEdit}>
          {t('invoice.edit')}
        </Button>
      )}
      <Button icon={<EyeOutlined />} loading={opening} onClick={preview}>
        {t('invoice.preview')}
      </Button>
      {open && mayGenerate && (
        <Button type="primary" icon={<CheckOutlined />} onClick={markPaid}>
          {t('invoice.markPaid')}
        </Button>
      )}
    </div>
  );
}
