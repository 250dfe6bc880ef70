import type { Language } from '@depot/contracts/errors';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { InvoiceDocument, type InvoiceDocumentProps } from './invoice/InvoiceDocument.js';
import { LabelSheets, type LabelSheetsProps, labelStyle } from './label-sheet/LabelSheets.js';
import { OrderSheet, type OrderSheetProps } from './order-sheet/OrderSheet.js';
import { paperStyle } from './paper/paper.js';
import { LogoContext, type LogoSources } from './paper/SellerLogo.js';
import { invoicesTitle, invoiceTitle, labelsTitle, ordersTitle, orderTitle, statementTitle } from './paper/titles.js';
import { StatementDocument, type StatementDocumentProps } from './statement/StatementDocument.js';

const escapeText = (title: string): string => title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Self-contained HTML page to print: it loads nothing. */
function page(language: Language, title: string, style: string, body: string): string {
  return (
    `<!doctype html><html lang="${language === 'cn' ? 'zh-CN' : 'en'}"><head><meta ` +
    `charset="utf-8"><title>${escapeText(title)}</title><style>html,body{margin:0;padding:0}${style}</style></head>` +
    `<body>${body}</body></html>`
  );
}

/** Papers as HTML, with the logos that are given. */
function renderPapers(content: ReactNode, logos: LogoSources): string {
  return renderToStaticMarkup(<LogoContext value={logos}>{content}</LogoContext>);
}

export type { LogoSources };
export { invoicesTitle, invoiceTitle, labelsTitle, ordersTitle, orderTitle, statementTitle };

/** Invoices in sequence, each on a new page. */
export function invoicesHtml(
  language: Language,
  invoices: readonly Omit<InvoiceDocumentProps, 'language'>[],
  logos: LogoSources = {},
): string {
  const [only, ...others] = invoices;
  return page(
    language,
    only && others.length === 0 ? invoiceTitle(only.invoice, language) : invoicesTitle(language),
    paperStyle,
    renderPapers(
      <>
        {invoices.map((props) => (
          <InvoiceDocument key={props.invoice.invoiceId} language={language} {...props} />
        ))}
      </>,
      logos,
    ),
  );
}

/** Pick lists and packing slips, each on a new page. */
export function orderSheetsHtml(
  language: Language,
  orders: readonly Omit<OrderSheetProps, 'language'>[],
  logos: LogoSources = {},
): string {
  const [only, ...others] = orders;
  return page(
    language,
    only && others.length === 0 ? orderTitle(only.order) : ordersTitle(language),
    paperStyle,
    renderPapers(
      <>
        {orders.map((props) => (
          <OrderSheet key={props.order.orderId} language={language} {...props} />
        ))}
      </>,
      logos,
    ),
  );
}

export function statementHtml(props: StatementDocumentProps, logos: LogoSources = {}): string {
  const { statement, language } = props;
  return page(
    language,
    statementTitle(statement, language),
    paperStyle,
    renderPapers(<StatementDocument {...props} />, logos),
  );
}

/** Sheets of QR labels. `language` sets the title of the file only; the labels contain the given texts. */
export function labelsHtml({ language = 'gb', ...props }: LabelSheetsProps & { language?: Language }): string {
  const body = renderToStaticMarkup(<LabelSheets {...props} />);
  return page(language, labelsTitle(language), labelStyle(props.sheet), body);
}
