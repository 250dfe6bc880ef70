import type { Hundredths } from '@depot/contracts/amounts';
import { piecesOfGtin } from '@depot/contracts/catalog';
import type { Unit } from '@depot/contracts/inventory';
import type { Order, OrderItem } from '@depot/contracts/orders';
import { useLanguage } from '@depot/i18n';
import { accept, faultText, type Gs1Facts, type HandleScan, rejectScan, type ScanVerdict } from '@depot/scanning';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLazyInventoryUnitsToPickQuery } from '../../api/inventory.js';
import { useFindUnit } from '../../parts/unit/useFindUnit.js';
import { useTexts } from '../../texts.js';
import { type PickLine, type PickOutcome, pickPiece, type Picks, pickWeight, progressOf } from './picking.js';
import { type Piece, pieceOf } from './pieces.js';

interface PickingOptions {
  order: Order;
  pickLines: readonly PickLine[];
  pieces: readonly Piece[];
  picks: Picks;
  setPicks: (picks: Picks) => void;
  onNewPiece: (piece: Piece) => void;
  /** Confirms a line of counted or pooled goods, with the lots that leave. */
  pack: (orderItemId: number, inventoryIds: readonly number[]) => void;
}

/** Turns scans and weights into picks, and says what came of each. */
export function usePicking({ order, pickLines, pieces, picks, setPicks, onNewPiece, pack }: PickingOptions) {
  const language = useLanguage();
  const verdictOf = useVerdict(order);
  const packed = usePackedLine(pack);
  const now = useRef({ picks, pieces });
  // As soon as it is drawn: later, it would take back what was scanned since.
  useLayoutEffect(() => {
    now.current = { picks, pieces };
  }, [picks, pieces]);

  /** Keeps what was taken at once, so that the next scan already counts with it. */
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

  const onSupplierCode = useSupplierCode({ order, pickLines, onWeight, packed });
  const onOtherLabel = useOtherLabel({ order, onNewPiece, take, packed });
  const onScan = useCallback<HandleScan>(
    async ({ read }) => {
      if (read.kind === 'gs1') return onSupplierCode(read.gs1);
      if (read.kind !== 'label') return rejectScan(faultText(read.fault, language));
      const known = now.current.pieces.find(({ qrValue }) => qrValue === read.qrValue);
      return known ? take(known) : onOtherLabel(read.qrValue);
    },
    [language, onOtherLabel, onSupplierCode, take],
  );

  return { onScan, onWeight };
}

/** What a person is told of a pick. */
function useVerdict(order: Order): (outcome: PickOutcome) => ScanVerdict {
  const { t } = useTexts();
  return useCallback(
    (outcome: PickOutcome): ScanVerdict => {
      const nameOf = (line: PickLine) =>
        order.orderItems.find((item) => item.orderItemId === line.orderItemId)?.name ?? '';
      switch (outcome.result) {
        case 'taken': {
          const { matched } = progressOf(outcome.picks, outcome.line);
          return accept(t('outbound.taken', { piece: outcome.piece.qrText, matched, wanted: outcome.line.quantity }));
        }
        case 'noPiece':
          return rejectScan(t('outbound.unavailable'));
        case 'lineFull':
          return rejectScan(t('outbound.lineFull', { name: nameOf(outcome.line) }));
        default:
          return rejectScan(t(`outbound.${outcome.result}`, { piece: outcome.piece.qrText }));
      }
    },
    [order, t],
  );
}

/** Counted and pooled goods: the scan confirms their line, and the lot that was scanned is the one that leaves. */
function usePackedLine(pack: PickingOptions['pack']) {
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
  packed: (item: OrderItem, lots: readonly Unit[]) => ScanVerdict;
}

/** A label that is none of the known pieces: a piece that is new in stock, or a lot of counted or pooled goods. */
function useOtherLabel({ order, onNewPiece, take, packed }: OtherLabelOptions) {
  const { t } = useTexts();
  const findUnit = useFindUnit();
  return useCallback(
    async (qrValue: string): Promise<ScanVerdict> => {
      const found = await findUnit(qrValue);
      if ('rejection' in found) return rejectScan(found.rejection);
      const { unit } = found;
      if (unit.status !== 'IN_STOCK') return rejectScan(t('outbound.gone', { piece: unit.qrText }));
      if (unit.hasWeight !== 'Yes') {
        const item = order.orderItems.find(({ productId }) => productId === unit.productId);
        return item ? packed(item, [unit]) : rejectScan(t('outbound.notOrdered', { piece: unit.qrText }));
      }
      const piece = pieceOf(unit);
      onNewPiece(piece);
      return take(piece);
    },
    [findUnit, onNewPiece, order, packed, t, take],
  );
}

interface SupplierCodeOptions extends Pick<PickingOptions, 'order' | 'pickLines'> {
  onWeight: (line: PickLine, weight: Hundredths, details: Gs1Facts) => ScanVerdict;
  packed: (item: OrderItem, lots: readonly Unit[]) => ScanVerdict;
}

/** A supplier's code: the weight of a piece, or the item of a line that it confirms. */
function useSupplierCode({ order, pickLines, onWeight, packed }: SupplierCodeOptions) {
  const { t } = useTexts();
  const findLots = useFindLots();
  return useCallback(
    async (gs1: Gs1Facts): Promise<ScanVerdict> => {
      const item = order.orderItems.find((each) => piecesOfGtin(each, gs1.gtin) !== undefined);
      if (!item) return rejectScan(t('outbound.supplierLabel'));
      if (item.hasWeight !== 'Yes') return packed(item, await findLots(item.productId, gs1.lot));
      const line = pickLines.find(({ orderItemId }) => orderItemId === item.orderItemId);
      if (!line || gs1.weight === undefined) return rejectScan(t('outbound.supplierLabel'));
      return onWeight(line, gs1.weight, gs1);
    },
    [findLots, onWeight, order, packed, pickLines, t],
  );
}

/** The lots in stock that a supplier's code names; none where it names none, or the network is away. */
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
