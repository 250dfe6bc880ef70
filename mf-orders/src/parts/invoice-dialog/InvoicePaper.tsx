import { useLayoutEffect, useRef, useState } from 'react';
import type { Invoice } from '@depot/contracts/billing';
import { InvoiceDocument, paperStyle } from '@depot/documents';
import { useLanguage } from '@depot/i18n';
import { useClaims } from '@depot/session';
import classes from './invoice.module.css';

/** Letter paper at 96 pixels per inch. */
const paperWidth = 816;

/** The invoice exactly as it is printed, scaled to the room there is. */
export function InvoicePaper({ invoice }: { invoice: Invoice }) {
  const language = useLanguage();
  const { wn } = useClaims();
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
        <InvoiceDocument invoice={invoice} seller={{ name: wn }} language={language} />
      </div>
    </div>
  );
}
