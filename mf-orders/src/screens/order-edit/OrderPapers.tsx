import { failureMessage } from '@depot/api';
import { type Invoice, isReturnInvoice } from '@depot/contracts/billing';
import type { Order } from '@depot/contracts/orders';
import { InvoiceTag, OrderInvoicesDialog, useBillingFindQuery } from '@depot/invoicing';
import { Link } from '@depot/router';
import { useMay } from '@depot/session';
import { Button, DateText, ErrorState, Money } from '@depot/ui';
import { useState } from 'react';
import { useOrdersReturnsOfOrderQuery } from '../../api/orders.js';
import { useTexts } from '../../texts.js';
import classes from './order.module.css';

/** Invoices of an order with their open amounts, and its returns. */
export function OrderPapers({ order: { orderId } }: { order: Order }) {
  const { t } = useTexts();
  const seesReturns = useMay('return.read');
  const [opened, setOpened] = useState<string>();
  const invoices = useBillingFindQuery({ orderId });
  const returns = useOrdersReturnsOfOrderQuery({ orderId }, { skip: !seesReturns });
  const found = invoices.data ?? [];
  const back = returns.data?.list ?? [];
  const failed = [invoices, returns].find(({ isError, data }) => isError && !data);
  if (failed) return <ErrorState text={failureMessage(failed.error)} onRetry={() => void failed.refetch()} />;
  if (invoices.isLoading || returns.isLoading) return null;
  return (
    <>
      <ul className={classes.papers}>
        {found.map((invoice) => (
          <InvoicePaper key={invoice.invoiceId} invoice={invoice} onOpen={() => setOpened(invoice.invoiceId)} />
        ))}
        {back.map(({ id, displayId, time }) => (
          <li key={id}>
            <Link to={`/in/return/edit?id=${id}`}>{t('page.return', { displayId })}</Link>
            <DateText time={time} />
          </li>
        ))}
      </ul>
      {found.length + back.length === 0 && <p className={classes.none}>{t('page.noPapers')}</p>}
      {opened && <OrderInvoicesDialog orderId={orderId} first={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function InvoicePaper({ invoice, onOpen }: { invoice: Invoice; onOpen: () => void }) {
  const { t } = useTexts();
  const { invoiceId, status, total, balanceDue } = invoice;
  const isCredit = isReturnInvoice(invoiceId);
  return (
    <li>
      <Button type="link" className={classes.paper} onClick={onOpen}>
        {invoiceId}
      </Button>
      <InvoiceTag invoice={invoice} />
      <span className={classes.amount}>
        <Money dollars={isCredit ? -total : total} />
        {!isCredit && status === 'UNPAID' && balanceDue !== total && (
          <small>
            {t('page.due')} <Money dollars={balanceDue} />
          </small>
        )}
      </span>
    </li>
  );
}
