import type { Invoice } from '@depot/contracts/billing';
import { InvoiceDocument, paperStyle } from '@depot/documents';
import { useLanguage } from '@depot/i18n';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
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

/** The invoice as it is printed, issued by whom it was issued then. */
export function InvoicePaper({ invoice }: { invoice: Invoice }) {
  const language = useLanguage();
  return (
    <PaperFrame>
      <InvoiceDocument invoice={invoice} language={language} />
    </PaperFrame>
  );
}
