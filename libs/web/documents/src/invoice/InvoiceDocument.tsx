import { type Invoice, isReturnInvoice } from '@depot/contracts/billing';
import type { Language } from '@depot/contracts/errors';
import { postalText } from '@depot/contracts/identity';
import { paperLines } from '../paper/measure.js';
import { contentHeight, headRowHeight } from '../paper/page.js';
import { paginate } from '../paper/paginate.js';
import { Parties, partiesHeight } from '../paper/Parties.js';
import { Sheet } from '../paper/Sheet.js';
import { SheetEnd, sheetEndHeight } from '../paper/SheetEnd.js';
import { SheetHead, sheetHeadHeight } from '../paper/SheetHead.js';
import { text } from '../paper/text.js';
import { invoiceTitle } from '../paper/titles.js';
import { invoiceEnd, invoiceFacts, stampOf } from './invoiceFacts.js';
import { InvoiceLines } from './InvoiceLines.js';
import { heightOfRow, invoiceColumns, invoicePks } from './invoiceRows.js';

export interface InvoiceDocumentProps {
  invoice: Invoice;
  language: Language;
}

/** An invoice, or the RETURN INVOICE of a return, as pages of the seller's paper. */
export function InvoiceDocument({ invoice, language }: InvoiceDocumentProps) {
  const { invoiceId, invoiceItems, seller, billAddress, shipAddress } = invoice;
  const { paper } = seller;
  const title = isReturnInvoice(invoiceId) ? text.returnInvoice[language] : text.invoice[language];
  const parties = [
    { name: text.billTo[language], lines: postalText(billAddress) },
    { name: text.shipTo[language], lines: postalText(shipAddress) },
    ...(invoice.note ? [{ name: text.note[language], lines: paperLines(invoice.note) }] : []),
  ];
  const head = { title, seller, language, facts: invoiceFacts(invoice, language), stamp: stampOf(invoice, language) };
  const end = invoiceEnd(invoice, language);
  const columns = invoiceColumns(invoiceItems, language, paper);
  const room = (isFirst: boolean) => contentHeight(paper) - sheetHeadHeight({ ...head, isFirst }) - headRowHeight;
  const capacity = {
    first: room(true) - partiesHeight(parties, paper),
    next: room(false),
    tail: sheetEndHeight(end, paper),
  };
  const pages = paginate(invoicePks(invoiceItems), (row) => heightOfRow(row, columns), capacity);
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
