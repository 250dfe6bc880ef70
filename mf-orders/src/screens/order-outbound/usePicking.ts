import type { Hundredths } from '@depot/contracts/amounts';
import { piecesOfGtin } from '@depot/contracts/catalog';
import type { Unit } from '@depot/contracts/inventory';
import type { Order, OrderItem } from '@depot/contracts/orders';
import { useLanguage } from '@depot/i18n';
import {
  accept,
  faultText,
  type Gs1Facts,
  type HandleScan,
  type Placement,
  rejectScan,
  type ScanVerdict,
  useLabelParts,
} from '@depot/scanning';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLazyInventoryUnitsToPickQuery } from '../../api/inventory.js';
import type { PickedPiece } from '../../outbound/scanStorage.js';
import { useFindUnit } from '../../parts/unit/useFindUnit.js';
import { useTexts } from '../../texts.js';
import { computeProgress, type PickLine, type PickOutcome, pickPiece, type Picks, pickWeight } from './picking.js';
import { type Piece, toPiece } from './pieces.js';

interface PickingOptions {
  order: Order;
  pickLines: readonly PickLine[];
  pieces: readonly Piece[];
  picks: Picks;
  setPicks: (picks: Picks) => void;
  onNewPiece: (piece: Piece) => void;
  /** Confirms a line of counted or pooled goods, with the lots that leave. */
  pack: (orderItemId: number, inventoryIds: readonly number[]) => void;
  /** True if the line was confirmed. */
  isPacked: (orderItemId: number) => boolean;
}

/** Converts scans and weights into picks and reports their result. */
export function usePicking({ order, pickLines, pieces, picks, setPicks, onNewPiece, pack, isPacked }: PickingOptions) {
  const language = useLanguage();
  const verdictOf = useVerdict(order);
  const confirmLine = useConfirmLine(pack);
  const now = useRef({ picks, pieces });
  // A layout effect: a later one would undo scans that arrived in the meantime.
  useLayoutEffect(() => {
    now.current = { picks, pieces };
  }, [picks, pieces]);

  /** Stores the pick immediately, so that the next scan takes it into account. */
  const settle = useCallback(
    (outcome: PickOutcome): ScanVerdict => {
      if ('picks' in outcome) {
        now.current = { ...now.current, picks: outcome.picks };
        setPicks(outcome.picks);
      }
      return verdictOf(outcome);
    },
    [setPicks, verdictOf],
  );
  const take = useCallback(
    (piece: Piece): ScanVerdict => settle(pickPiece(now.current.picks, pickLines, now.current.pieces, piece)),
    [pickLines, settle],
  );
  const onWeight = useCallback(
    (line: PickLine, weight: Hundredths, details?: Gs1Facts): ScanVerdict =>
      settle(pickWeight(now.current.picks, line, now.current.pieces, weight, details)),
    [settle],
  );

  /** Takes the pick of a label again, now that more of the label is known: its lot, or its serial number. */
  const onMore = useCallback(
    (line: PickLine, weight: Hundredths, details: Gs1Facts): ScanVerdict => {
      const known = now.current;
      const before = known.picks.findLast((pick) => isPickOfLine(pick, line, weight, details));
      const rest = known.picks.filter((pick) => pick !== before);
      return settle(pickWeight(rest, line, known.pieces, weight, details));
    },
    [settle],
  );
  const isOpen = useCallback(
    ({ orderItemId, hasWeight }: OrderItem) => {
      const line = pickLines.find((each) => each.orderItemId === orderItemId);
      if (hasWeight !== 'Yes' || !line) return !isPacked(orderItemId);
      return computeProgress(now.current.picks, line).picks.length < line.quantity;
    },
    [isPacked, pickLines],
  );

  const { take: onSupplierCode, half } = useSupplierCode({ order, pickLines, onWeight, onMore, confirmLine, isOpen });
  const onOtherLabel = useOtherLabel({ order, onNewPiece, take, confirmLine });
  const onScan = useCallback<HandleScan>(
    async ({ read }) => {
      if (read.kind === 'gs1') return onSupplierCode(read.gs1);
      if (read.kind !== 'label') return rejectScan(faultText(read.fault, language));
      const { qrValue, gs1 } = read;
      const known = now.current.pieces.find((piece) => piece.qrValue === qrValue);
      return known ? take(known) : onOtherLabel(qrValue, gs1 && (() => onSupplierCode(gs1)));
    },
    [language, onOtherLabel, onSupplierCode, take],
  );

  return { onScan, onWeight, half };
}

/** True for a pick made by the weight of this label, before the label's other barcodes were scanned. */
const isPickOfLine = (pick: PickedPiece, line: PickLine, weight: Hundredths, { lot }: Gs1Facts) =>
  pick.orderItemId === line.orderItemId && pick.by === 'weight' && pick.weight === weight && (pick.lot ?? lot) === lot;

/** Builds the message about a pick. */
function useVerdict(order: Order): (outcome: PickOutcome) => ScanVerdict {
  const { t } = useTexts();
  return useCallback(
    (outcome: PickOutcome): ScanVerdict => {
      const getLineName = (line: PickLine) =>
        order.orderItems.find((item) => item.orderItemId === line.orderItemId)?.name ?? '';
      switch (outcome.result) {
        case 'taken': {
          const { matched } = computeProgress(outcome.picks, outcome.line);
          return accept(t('outbound.taken', { piece: outcome.piece.qrText, matched, wanted: outcome.line.quantity }));
        }
        case 'noPiece':
          return rejectScan(t('outbound.unavailable'));
        case 'lineFull':
          return rejectScan(t('outbound.lineFull', { name: getLineName(outcome.line) }));
        default:
          return rejectScan(t(`outbound.${outcome.result}`, { piece: outcome.piece.qrText }));
      }
    },
    [order, t],
  );
}

/** Counted and pooled goods: the scan confirms their line, and the lot that was scanned is the one that leaves. */
function useConfirmLine(pack: PickingOptions['pack']) {
  const { t } = useTexts();
  return useCallback(
    ({ orderItemId, name }: OrderItem, lots: readonly Unit[]): ScanVerdict => {
      pack(
        orderItemId,
        lots.map(({ inventoryId }) => inventoryId),
      );
      const lot = lots.find((each) => each.lot)?.lot;
      return accept(lot ? t('outbound.packedLot', { name, lot }) : t('outbound.packedLine', { name }));
    },
    [pack, t],
  );
}

interface OtherLabelOptions extends Pick<PickingOptions, 'order' | 'onNewPiece'> {
  take: (piece: Piece) => ScanVerdict;
  confirmLine: (item: OrderItem, lots: readonly Unit[]) => ScanVerdict;
}

/** A label that is none of the known pieces: a piece that is new in stock, or a lot of counted or pooled goods. */
function useOtherLabel({ order, onNewPiece, take, confirmLine }: OtherLabelOptions) {
  const { t } = useTexts();
  const findUnit = useFindUnit();
  return useCallback(
    async (qrValue: string, orElse?: () => Promise<ScanVerdict>): Promise<ScanVerdict> => {
      const found = await findUnit(qrValue);
      if ('rejection' in found) return orElse ? orElse() : rejectScan(found.rejection);
      const { unit } = found;
      if (unit.status !== 'IN_STOCK') return rejectScan(t('outbound.gone', { piece: unit.qrText }));
      if (unit.hasWeight !== 'Yes') {
        const item = order.orderItems.find(({ productId }) => productId === unit.productId);
        return item ? confirmLine(item, [unit]) : rejectScan(t('outbound.notOrdered', { piece: unit.qrText }));
      }
      const piece = toPiece(unit);
      onNewPiece(piece);
      return take(piece);
    },
    [findUnit, onNewPiece, order, confirmLine, t, take],
  );
}

interface SupplierCodeOptions extends Pick<PickingOptions, 'order' | 'pickLines'> {
  onWeight: (line: PickLine, weight: Hundredths, details: Gs1Facts) => ScanVerdict;
  onMore: (line: PickLine, weight: Hundredths, details: Gs1Facts) => ScanVerdict;
  confirmLine: (item: OrderItem, lots: readonly Unit[]) => ScanVerdict;
  /** Something of the line is still to be scanned. */
  isOpen: (item: OrderItem) => boolean;
}

/** A supplier's label: the weight of a piece, or the item of a line that it confirms; maybe in several barcodes. */
function useSupplierCode({ order, pickLines, onWeight, onMore, confirmLine, isOpen }: SupplierCodeOptions) {
  const { t } = useTexts();
  const findLots = useFindLots();
  const findPickLine = ({ orderItemId }: OrderItem) => pickLines.find((line) => line.orderItemId === orderItemId);
  const toPlacement = (item: OrderItem, verdict: ScanVerdict): Placement<OrderItem> => ({ place: item, verdict });
  const pick = (item: OrderItem, facts: Gs1Facts): Placement<OrderItem> => {
    const line = findPickLine(item);
    if (!line) return { refused: rejectScan(t('outbound.supplierLabel')) };
    if (facts.weight !== undefined) return toPlacement(item, onWeight(line, facts.weight, facts));
    if (!isOpen(item)) return { refused: rejectScan(t('outbound.lineFull', { name: item.name })) };
    return { ...toPlacement(item, accept(t('outbound.scanWeight', { name: item.name }))), awaits: item.name };
  };
  return useLabelParts<OrderItem>({
    onItem: async (facts, productId) => {
      const items = listItemsNamed(order.orderItems, facts, isOpen, productId);
      const [item] = items;
      if (!item) return { refused: rejectScan(t('outbound.supplierLabel')) };
      if (items.length > 1) return { among: items };
      return item.hasWeight === 'Yes'
        ? pick(item, facts)
        : toPlacement(item, confirmLine(item, await findLots(item.productId, facts.lot)));
    },
    onPart: async (item, whole, part) => {
      if (item.hasWeight === 'No' && part.weight !== undefined) return undefined;
      if (item.hasWeight !== 'Yes')
        return toPlacement(item, confirmLine(item, await findLots(item.productId, whole.lot)));
      const line = findPickLine(item);
      if (!line || whole.weight === undefined || part.weight !== undefined) return pick(item, whole);
      return toPlacement(item, onMore(line, whole.weight, whole));
    },
  });
}

/** Lines with this GTIN; if there are several, only the open ones. */
function listItemsNamed(
  items: readonly OrderItem[],
  { gtin }: Gs1Facts,
  isOpen: (item: OrderItem) => boolean,
  chosen?: number,
): readonly OrderItem[] {
  const named = items.filter(
    (item) => piecesOfGtin(item, gtin) !== undefined && (chosen === undefined || item.productId === chosen),
  );
  const open = named.filter(isOpen);
  return open.length > 0 ? open : named;
}

/** Lots in stock that a supplier's code identifies; none without a lot or without a network. */
function useFindLots(): (productId: number, lot: string | undefined) => Promise<readonly Unit[]> {
  const [find] = useLazyInventoryUnitsToPickQuery();
  return useCallback(
    async (productId, lot) => {
      if (lot === undefined) return [];
      const response = await find({ productId, available: true }, true)
        .unwrap()
        .catch(() => undefined);
      return response?.list.filter((unit) => unit.lot === lot) ?? [];
    },
    [find],
  );
}
