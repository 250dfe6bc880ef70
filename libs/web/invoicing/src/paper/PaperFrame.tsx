import type { Invoice } from '@depot/contracts/billing';
import { InvoiceDocument, paperStyle, readInvoice } from '@depot/documents';
import { useLanguage } from '@depot/i18n';
import { usePhone } from '@depot/ui';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { DocumentPage } from './DocumentPage.js';
import classes from './paper.module.css';

/** Letter paper at 96 pixels per inch. */
const paperWidth = 816;

/** Documents exactly as they are printed, scaled to the room there is. */
export function PaperFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const fit = () => setScale(Math.min(1, element.clientWidth / paperWidth));
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className={classes.frame}>
      <style>{paperStyle}</style>
      <div className={classes.paper} style={{ width: paperWidth, zoom: scale }}>
        {children}
      </div>
    </div>
  );
}

/** The invoice as it is printed; on a phone as a page to read, with the paper behind *Preview*. */
export function InvoicePaper({ invoice }: { invoice: Invoice }) {
  const language = useLanguage();
  const phone = usePhone();
  if (phone) return <DocumentPage document={readInvoice(invoice, language)} />;
  return (
    <PaperFrame>
      <InvoiceDocument invoice={invoice} language={language} />
    </PaperFrame>
  );
}
