import { useState } from 'react';
import { openDocument } from '@depot/api';
import type { Invoice } from '@depot/contracts/billing';
import { isAdminGroup } from '@depot/contracts/permissions';
import { useSay } from '@depot/i18n';
import { useNotify } from '@depot/remote-kit';
import { useClaims, useMay } from '@depot/session';
import { Button, CheckOutlined, EditOutlined, EyeOutlined, StatusTag } from '@depot/ui';
import { messages } from '../messages.js';
import classes from './dialog.module.css';
import { isOpen } from './isOpen.js';
import { useMarkPaid } from './useMarkPaid.js';

interface InvoiceToolbarProps {
  invoice: Invoice;
  onEdit: () => void;
}

/** What can be done with an invoice. A paid one never changes again. */
export function InvoiceToolbar({ invoice, onEdit }: InvoiceToolbarProps) {
  const say = useSay();
  const { r: role } = useClaims();
  const mayGenerate = useMay('invoice.generate');
  const notify = useNotify();
  const markPaid = useMarkPaid();
  const [opening, setOpening] = useState(false);
  const open = isOpen(invoice);

  const preview = () => {
    setOpening(true);
    void openDocument({ path: '/document/invoice/download', body: { invoiceIds: [invoice.invoiceId] } })
      .catch(notify.failure)
      .finally(() => setOpening(false));
  };
  return (
    <div className={classes.toolbar}>
      <StatusTag invoice={invoice.status} />
      <span className={classes.spring} />
      {open && mayGenerate && isAdminGroup(role) && (
        <Button icon={<EditOutlined />} onClick={onEdit}>
          {say(messages.edit)}
        </Button>
      )}
      <Button icon={<EyeOutlined />} loading={opening} onClick={preview}>
        {say(messages.preview)}
      </Button>
      {open && mayGenerate && (
        <Button type="primary" icon={<CheckOutlined />} onClick={() => markPaid(invoice)}>
          {say(messages.markPaid)}
        </Button>
      )}
    </div>
  );
}
