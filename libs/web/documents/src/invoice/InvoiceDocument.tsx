import { type Invoice, isReturnInvoice } from '@depot/contracts/billing';
import type { Language } from '@depot/contracts/errors';
import { computeContentHeight, headRowHeight } from '../paper/page.js';
import { splitIntoPages } from '../paper/paginate.js';
import { measureParties, Parties } from '../paper/Parties.js';
import { Sheet } from '../paper/Sheet.js';
import { measureSheetEnd, SheetEnd } from '../paper/SheetEnd.js';
import { measureSheetHead, SheetHead } from '../paper/SheetHead.js';
import { text } from '../paper/text.js';
import { invoiceTitle } from '../paper/titles.js';
import { buildInvoiceEnd, findStamp, listInvoiceFacts } from './invoiceFacts.js';
import { InvoiceLines } from './InvoiceLines.js';
import { listInvoiceParties } from './invoiceParties.js';
import { buildInvoicePaperColumns, measureRow, splitItems } from './invoiceRows.js';

export interface InvoiceDocumentProps {
  invoice: Invoice;
  language: Language;
}

/** An invoice, or the RETURN INVOICE of a return, as pages of the seller's paper. */
export function InvoiceDocument({ invoice, language }: InvoiceDocumentProps) {
  const { invoiceId, invoiceItems, seller } = invoice;
  const { paper } = seller;
  const title = isReturnInvoice(invoiceId) ? text.returnInvoice[language] : text.invoice[language];
  const parties = listInvoiceParties(invoice, language);
  const head = {
    title,
    seller,
    language,
    facts: listInvoiceFacts(invoice, language),
    stamp: findStamp(invoice, language),
  };
  const end = buildInvoiceEnd(invoice, language);
  const columns = buildInvoicePaperColumns(invoiceItems, language, paper);
  const computeRoom = (isFirst: boolean) =>
    computeContentHeight(paper) - measureSheetHead({ ...head, isFirst }) - headRowHeight;
  const capacity = {
    first: computeRoom(true) - measureParties(parties, paper),
    next: computeRoom(false),
    tail: measureSheetEnd(end, paper),
  };
  const pages = splitIntoPages(splitItems(invoiceItems), (row) => measureRow(row, columns), capacity);
  return (
    <>
      {pages.map((rows, index) => (
        <Sheet
          key={index}
          language={language}
          paper={paper}
          name={`${title} ${invoiceId}`}
          bookmark={invoiceTitle(invoice, language)}
          page={index + 1}
          pages={pages.length}
        >
          <SheetHead {...head} isFirst={index === 0} />
          {index === 0 && <Parties parties={parties} />}
          {rows.length > 0 && <InvoiceLines invoice={invoice} rows={rows} columns={columns} language={language} />}
          {index === pages.length - 1 && <SheetEnd {...end} />}
        </Sheet>
      ))}
    </>
  );
}
