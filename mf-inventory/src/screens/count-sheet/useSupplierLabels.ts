import { piecesOfGtin } from '@depot/contracts/catalog';
import type { StockCountLine } from '@depot/contracts/inventory';
import { accept, type Gs1Facts, type Placement, rejectScan, useLabelParts } from '@depot/scanning';
import { type RefObject, useRef } from 'react';
import type { CountQueue } from '../../counting/CountQueue.js';
import { useTexts } from '../../texts.js';

interface SupplierLabelOptions {
  /** Lines of the server. */
  lines: readonly StockCountLine[];
  queue: CountQueue;
  /** Scrolls to a line, unless the user types elsewhere. */
  show: RefObject<(productId: number) => void>;
}

/** Line that a label was counted on, and the number of pieces in one of its cases. */
interface CountedLabel {
  line: StockCountLine;
  pieces: number;
}

const getSerialName = ({ gtin, serial }: Gs1Facts) => serial && `${gtin} ${serial}`;

/** Suppliers' labels, maybe in several barcodes: one of counted goods adds its pieces, once. */
export function useSupplierLabels({ lines, queue, show }: SupplierLabelOptions) {
  const { t } = useTexts();
  /** The product that was scanned last: of several with the same GTIN it is that one. */
  const atHand = useRef<number>(undefined);
  const countLabel = (line: StockCountLine, facts: Gs1Facts): Placement<CountedLabel> => {
    const { productId, productName: name, hasWeight } = line;
    atHand.current = productId;
    show.current(productId);
    if (hasWeight === 'Yes') return { refused: rejectScan(t('count.scanLabel', { name })) };
    const pieces = piecesOfGtin(line, facts.gtin) ?? 1;
    if (hasWeight !== 'No') return { place: { line, pieces }, verdict: accept(t('count.typeIt', { name })) };
    const serial = getSerialName(facts);
    if (serial && queue.hasSerial(productId, serial))
      return { refused: rejectScan(t('count.serialTwice', { serial: facts.serial })) };
    queue.find(productId, { kind: 'plus', count: (facts.count ?? 1) * pieces, serial });
    return { place: { line, pieces }, verdict: accept(t('count.plusOne', { name, count: countNow(productId) })) };
  };
  const countNow = (productId: number) => queue.getLine(productId)?.quantity;
  const addPart = (place: CountedLabel, whole: Gs1Facts, part: Gs1Facts): Placement<CountedLabel> | undefined => {
    const { line, pieces } = place;
    const { productId, productName: name } = line;
    if (line.hasWeight !== 'No') return { place, verdict: accept(t('count.typeIt', { name })) };
    if (part.weight !== undefined) return undefined;
    const serial = part.serial && getSerialName(whole);
    if (serial && queue.hasSerial(productId, serial)) {
      queue.find(productId, { kind: 'plus', count: -(whole.count ?? 1) * pieces }); // its item has added them
      return { place, verdict: rejectScan(t('count.serialTwice', { serial: part.serial })) };
    }
    const count = part.count === undefined ? 0 : (part.count - 1) * pieces;
    if (serial || count > 0) queue.find(productId, { kind: 'plus', count, serial });
    if (count > 0) return { place, verdict: accept(t('count.plusOne', { name, count: countNow(productId) })) };
    return { place, verdict: accept(t('count.sameCarton', { name })) };
  };
  return useLabelParts<CountedLabel>({
    onItem: (facts, productId) => {
      const found = listLinesNamed(lines, facts, productId ?? atHand.current);
      const [line] = found;
      if (!line) return { refused: rejectScan(t('count.notHere')) };
      if (found.length === 1) return countLabel(line, facts);
      return { among: found.map((each) => ({ productId: each.productId, name: each.productName })) };
    },
    onPart: addPart,
  });
}

/** Lines with this GTIN; if the preferred one is among several, only that one. */
function listLinesNamed(lines: readonly StockCountLine[], { gtin }: Gs1Facts, preferred: number | undefined) {
  const named = lines.filter((line) => piecesOfGtin(line, gtin) !== undefined);
  const open = named.filter(({ productId }) => productId === preferred);
  return open.length > 0 ? open : named;
}
