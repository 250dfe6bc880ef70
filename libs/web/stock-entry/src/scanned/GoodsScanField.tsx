import { useLanguage } from '@depot/i18n';
import { accept, faultText, type Placement, rejectScan, type Scan, ScanField, useLabelParts } from '@depot/scanning';
import { useLayoutEffect, useRef } from 'react';
import type { EntryLines } from '../lines/useEntryLines.js';
import { messages, useMessages } from '../messages.js';
import type { ProductsById } from '../product/entryProduct.js';
import { type GoodsPlace, type GoodsScan, scanGoods, scanOntoLine } from './scanGoods.js';

interface GoodsScanFieldProps {
  lines: EntryLines;
  products: ProductsById;
  enabled?: boolean;
}

/** Fills lines from the labels on the suppliers' cases. */
export function GoodsScanField({ lines, products, enabled }: GoodsScanFieldProps) {
  const translate = useMessages();
  const language = useLanguage();
  /** Current lines: labels may arrive faster than the page renders. */
  const now = useRef(lines.lines);
  useLayoutEffect(() => {
    now.current = lines.lines;
  }, [lines.lines]);
  const applyGoodsScan = (scanned: GoodsScan): Placement<GoodsPlace> => {
    if (scanned.kind === 'ambiguous') return scanned;
    const text = translate(scanned.message, scanned.values);
    if (scanned.kind === 'refused') return { refused: rejectScan(text) };
    now.current = scanned.lines;
    lines.replace(scanned.lines);
    return { place: scanned.place, verdict: accept(text), awaits: scanned.awaits };
  };
  const { take, half } = useLabelParts<GoodsPlace>({
    onItem: (facts, productId) => applyGoodsScan(scanGoods(facts, now.current, products, productId)),
    onPart: (place, whole, part) => {
      const added = scanOntoLine(place, { whole, part }, now.current, products);
      return added && applyGoodsScan(added);
    },
  });
  const onScan = ({ read }: Scan) => {
    if ('fault' in read) return rejectScan(faultText(read.fault, language));
    // A code that could be a lot or one of Depot's labels is a lot, because no labelled goods are received here.
    return read.gs1 ? take(read.gs1) : rejectScan(translate(messages.alreadyLabelled));
  };
  return <ScanField onScan={onScan} half={half} enabled={enabled} hint={translate(messages.scanHint)} />;
}
