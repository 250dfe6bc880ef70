import { accept, faultText, refuse, ScanField, type Scan } from '@depot/scanning';
import { useLanguage } from '@depot/i18n';
import type { EntryLines } from '../lines/useEntryLines.js';
import { messages } from '../messages.js';
import type { ProductsById } from '../product/entryProduct.js';
import { useSay } from '../useSay.js';
import { scanGoods } from './scanGoods.js';

interface GoodsScanFieldProps {
  lines: EntryLines;
  products: ProductsById;
  enabled?: boolean;
}

/** Fills lines from the labels on the suppliers' cases. */
export function GoodsScanField({ lines, products, enabled }: GoodsScanFieldProps) {
  const say = useSay();
  const language = useLanguage();
  const onScan = ({ read }: Scan) => {
    const result = scanGoods(read, lines.lines, products);
    if (!result) return refuse(faultText('fault' in read ? read.fault : 'unreadable', language));
    if (!result.ok) return refuse(say(result.message, result.values));
    lines.replace(result.lines);
    return accept(say(result.message, result.values));
  };
  return <ScanField onScan={onScan} enabled={enabled} hint={say(messages.scanHint)} />;
}
