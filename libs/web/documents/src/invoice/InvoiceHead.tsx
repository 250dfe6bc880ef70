import { type Invoice, isReturnInvoice } from '@depot/contracts/billing';
import type { Language } from '@depot/contracts/errors';
import { postalText } from '@depot/contracts/identity';
import { text } from '../paper/text.js';
import type { Seller } from './InvoiceDocument.js';

interface InvoiceHeadProps {
  invoice: Invoice;
  seller: Seller;
  title: string;
  language: Language;
  /** Addresses stand on the first page only. */
  first: boolean;
}

export function InvoiceHead({ invoice, seller, title, language, first }: InvoiceHeadProps) {
  const related = isReturnInvoice(invoice.invoiceId) ? text.return : text.order;
  return (
    <>
      <header>
        <div>
          <h1>{title}</h1>
          <div className="seller">{seller.name}</div>
          {invoice.status === 'VOID' && <div className="stamp">{text.void[language]}</div>}
        </div>
        <dl className="facts">
          <dt>{text.invoiceNumber[language]}</dt>
          <dd>{invoice.invoiceId}</dd>
          <dt>{text.date[language]}</dt>
          <dd>{invoice.formattedInvoiceDate}</dd>
          <dt>{related[language]}</dt>
          <dd>#{invoice.relatedDisplayId}</dd>
          <dt>{text.client[language]}</dt>
          <dd>{invoice.clientName}</dd>
        </dl>
      </header>
      {first && (
        <div className="parties">
          <div>
            <h2>{text.billTo[language]}</h2>
            <address>{postalText(invoice.billAddress)}</address>
          </div>
          <div>
            <h2>{text.shipTo[language]}</h2>
            <address>{postalText(invoice.shipAddress)}</address>
          </div>
        </div>
      )}
    </>
  );
}
