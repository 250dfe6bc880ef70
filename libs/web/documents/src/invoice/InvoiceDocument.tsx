import type { Invoice, InvoiceItem } from '@depot/contracts/billing';
import { isReturnInvoice } from '@depot/contracts/billing';
import type { Language } from '@depot/contracts/errors';
import { paginate, printedLines } from '../paper/paginate.js';
import { Sheet } from '../paper/Sheet.js';
import { text } from '../paper/text.js';
import { InvoiceHead } from './InvoiceHead.js';
import { InvoiceLines, weightsText } from './InvoiceLines.js';
import { InvoiceSums } from './InvoiceSums.js';

/** Who issues the invoice. */
export interface Seller {
  name: string;
}

export interface InvoiceDocumentProps {
  invoice: Invoice;
  seller: Seller;
  language: Language;
}

/** Printed lines: description wraps at 44 half-width characters, the list of weights at 52. A row's padding is two thirds of a line. */
function linesOf(item: InvoiceItem): number {
  const weights = weightsText(item);
  return printedLines(item.description, 44) + (weights ? printedLines(weights, 52) * 0.8 : 0) + 0.6;
}

/** An invoice, or the RETURN INVOICE of a return, as pages of Letter paper. */
export function InvoiceDocument({ invoice, seller, language }: InvoiceDocumentProps) {
  const pages = paginate(invoice.invoiceItems, linesOf, { first: 33, next: 42, tail: 6 });
  const title = isReturnInvoice(invoice.invoiceId) ? text.returnInvoice[language] : text.invoice[language];
  return (
    <>
      {pages.map((items, index) => (
        <Sheet key={index} language={language} name={`${title} ${invoice.invoiceId}`} page={index + 1} pages={pages.length}>
          <InvoiceHead invoice={invoice} seller={seller} title={title} language={language} first={index === 0} />
          {items.length > 0 && <InvoiceLines items={items} language={language} />}
          {index === pages.length - 1 && <InvoiceSums invoice={invoice} language={language} />}
        </Sheet>
      ))}
    </>
  );
}
