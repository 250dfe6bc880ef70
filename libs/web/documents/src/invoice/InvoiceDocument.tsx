import { type Invoice, isReturnInvoice } from '@depot/contracts/billing';
import type { Language } from '@depot/contracts/errors';
import { postalText } from '@depot/contracts/identity';
import { linesBeyond, paginate } from '../paper/paginate.js';
import { Sheet } from '../paper/Sheet.js';
import { text } from '../paper/text.js';
import { InvoiceHead } from './InvoiceHead.js';
import { InvoiceLines, InvoiceSums } from './InvoiceLines.js';
import { invoicePks, linesOfRow } from './invoiceRows.js';

/** Who issues the invoice. */
export interface Seller {
  name: string;
}

export interface InvoiceDocumentProps {
  invoice: Invoice;
  seller: Seller;
  language: Language;
}

/** Lines of rows that pages hold; a name or an address that wraps takes some, and so does a stamp. */
function capacityOf({ clientName, status, billAddress, shipAddress }: Invoice) {
  const head = linesBeyond(1, [clientName], 46) + (status === 'VOID' ? 1 : 0);
  const parties = [billAddress, shipAddress].map((address) => linesBeyond(4, postalText(address).split('\n'), 46));
  return { first: 33 - head - Math.max(...parties), next: 42 - head, tail: 6 };
}

/** An invoice, or the RETURN INVOICE of a return, as pages of Letter paper. */
export function InvoiceDocument({ invoice, seller, language }: InvoiceDocumentProps) {
  const pages = paginate(invoicePks(invoice.invoiceItems), linesOfRow, capacityOf(invoice));
  const title = isReturnInvoice(invoice.invoiceId) ? text.returnInvoice[language] : text.invoice[language];
  return (
    <>
      {pages.map((rows, index) => (
        <Sheet
          key={index}
          language={language}
          name={`${title} ${invoice.invoiceId}`}
          page={index + 1}
          pages={pages.length}
        >
          <InvoiceHead invoice={invoice} seller={seller} title={title} language={language} first={index === 0} />
          {rows.length > 0 && <InvoiceLines rows={rows} language={language} />}
          {index === pages.length - 1 && <InvoiceSums invoice={invoice} language={language} />}
        </Sheet>
      ))}
    </>
  );
}
