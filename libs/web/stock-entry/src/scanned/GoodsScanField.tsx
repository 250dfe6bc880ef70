import { useLanguage } from '@depot/i18n';
import { accept, faultText, rejectScan, type Scan, ScanField } from '@depot/scanning';
import { useLayoutEffect, useRef } from 'react';
import type { EntryLines } from '../lines/useEntryLines.js';
import { messages, useMessages } from '../messages.js';
import type { ProductsById } from '../product/entryProduct.js';
import { scanGoods } from './scanGoods.js';

interface GoodsScanFieldProps {
  lines: EntryLines;
  products: ProductsById;
  enabled?: boolean;
}

/** Fills lines from the labels on the suppliers' cases. */
export function GoodsScanField({ lines, products, enabled }: GoodsScanFieldProps) {
  const translate = useMessages();
  const language = useLanguage();
  /** What is entered now: labels may follow each other faster than the page is drawn. */
  const now = useRef(lines.lines);
  useLayoutEffect(() => {
    now.current = lines.lines;
  }, [lines.lines]);
  const onScan = ({ read }: Scan) => {
    const result = scanGoods(read, now.current, products);
    if (!result) return rejectScan(faultText('fault' in read ? read.fault : 'unreadable', language));
    if (!result.ok) return rejectScan(translate(result.message, result.values));
    now.current = result.lines;
    lines.replace(result.lines);
    return accept(translate(result.message, result.values));
  };
  return <ScanField onScan={onScan} enabled={enabled} hint={translate(messages.scanHint)} />;
}
