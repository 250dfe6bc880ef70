import type { Invoice } from '@depot/contracts/billing';
import { InvoiceDocument } from '@depot/documents';
import { useLanguage } from '@depot/i18n';
import { PaperFrame } from './PaperFrame.js';

/** The invoice as it is printed, issued by whom it was issued then. */
export function InvoicePaper({ invoice }: { invoice: Invoice }) {
  const language = useLanguage();
  return (
    <PaperFrame>
      <InvoiceDocument invoice={invoice} seller={{ name: invoice.sellerName }} language={language} />
    </PaperFrame>
  );
}
