import { accept, reject, type Scan, ScanField } from '@depot/scanning';
import type { EntryLines, EntryProduct } from '@depot/stock-entry';
import { useTexts } from '../../texts.js';
import { scanIntoBox } from './boxScan.js';

interface BoxScanProps {
  entry: EntryLines;
  product: EntryProduct;
}

/** Fills the box from the labels on it. */
export function BoxScan({ entry, product }: BoxScanProps) {
  const { t } = useTexts();
  const onScan = ({ read }: Scan) => {
    const result = scanIntoBox(read, entry.lines, product);
    if (!result.ok) return reject(t(`boxScan.${result.reason}`, { product: product.name }));
    entry.replace(result.lines);
    return accept(result.weight === undefined ? t('boxScan.counted') : t('boxScan.weighed', { weight: result.weight }));
  };
  return <ScanField onScan={onScan} hint={t('boxScan.hint')} />;
}
