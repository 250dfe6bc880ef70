import { fromHundredths } from '@depot/contracts/amounts';
import { type Invoice, isReturnInvoice } from '@depot/contracts/billing';
import { isAdminGroup } from '@depot/contracts/permissions';
import { DownloadButton } from '@depot/downloads';
import { useMessages } from '@depot/i18n';
import { useNotify } from '@depot/remote-kit';
import { useClaims, useMay } from '@depot/session';
import { Button, CheckOutlined, EditOutlined, EyeOutlined, Segmented, useConfirm } from '@depot/ui';
import { useBillingMarkPaidMutation } from '../api/invoices.js';
import { messages } from '../messages.js';
import { paymentMessages } from '../payment/messages.js';
import { dueOn, hasOpenAmount } from '../payment/paymentValues.js';
import { InvoiceTag } from '../state/InvoiceTag.js';
import classes from './dialog.module.css';

/** Views of an invoice in the viewer. */
const invoiceParts = ['paper', 'payments'] as const;
export type InvoicePart = (typeof invoiceParts)[number];

const creditParts = { paper: paymentMessages.credit, payments: paymentMessages.refunds };

interface InvoiceToolbarProps {
  invoice: Invoice;
  part: InvoicePart;
  onPart: (part: InvoicePart) => void;
  onEdit: () => void;
}

/**
 * Actions on an invoice. A paid invoice is final, except that missing rates can be entered on one with a total of 0. A
 * credit is edited through its return, and refunded instead of paid.
 */
export function InvoiceToolbar({ invoice, part, onPart, onEdit }: InvoiceToolbarProps) {
  const translate = useMessages();
  const { r: role } = useClaims();
  const mayGenerate = useMay('invoice.generate');
  const markPaid = useMarkPaid();
  const isCredit = isReturnInvoice(invoice.invoiceId);
  const open = hasOpenAmount(invoice);
  const names = isCredit ? creditParts : paymentMessages;
  return (
    <div className={classes.toolbar}>
      <InvoiceTag invoice={invoice} />
      <Segmented
        aria-label={translate(paymentMessages.view)}
        value={part}
        options={invoiceParts.map((name) => ({ value: name, label: translate(names[name]) }))}
        onChange={onPart}
      />
      <span className={classes.spring} />
      {!isCredit && invoice.status === 'UNPAID' && !invoice.isSealed && mayGenerate && isAdminGroup(role) && (
        <Button icon={<EditOutlined />} onClick={onEdit}>
          {translate(messages.edit)}
        </Button>
      )}
      <DownloadButton
        action="open"
        icon={<EyeOutlined />}
        file={{ path: '/document/invoice/download', body: { invoiceIds: [invoice.invoiceId] } }}
      >
        {translate(messages.preview)}
      </DownloadButton>
      {!isCredit && open && mayGenerate && (
        <Button type="primary" icon={<CheckOutlined />} onClick={() => markPaid(invoice)}>
          {translate(messages.markPaid)}
        </Button>
      )}
    </div>
  );
}

/** Marks an invoice as paid after a confirmation, because this cannot be undone. */
function useMarkPaid(): (invoice: Pick<Invoice, 'invoiceId' | 'balanceDue' | 'formattedBalanceDue'>) => void {
  const translate = useMessages();
  const notify = useNotify();
  const confirm = useConfirm();
  const [pay] = useBillingMarkPaidMutation();
  return (invoice) => {
    const { invoiceId, formattedBalanceDue: due } = invoice;
    confirm({
      title: translate(messages.paidQuestion),
      detail: translate(messages.which, { invoiceId, due }),
      yes: translate(messages.markPaid),
      no: translate(messages.notPaid),
      danger: true,
      run: () => pay({ invoiceIds: [invoiceId], due: fromHundredths(dueOn([invoice])) }).unwrap(),
    })
      .then((done) => done && notify.success(translate(messages.paidDone, { invoiceId })))
      .catch(notify.failure);
  };
}
