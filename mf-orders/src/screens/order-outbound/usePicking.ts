import type { Hundredths } from '@depot/contracts/amounts';
import type { Order } from '@depot/contracts/orders';
import { useLanguage } from '@depot/i18n';
import { accept, faultText, type HandleScan, reject, type ScanVerdict } from '@depot/scanning';
import { useCallback, useEffect, useRef } from 'react';
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
}

/** Turns scans and weights into picks, and says what came of each. */
export function usePicking({ order, pickLines, pieces, picks, setPicks, onNewPiece }: PickingOptions) {
  const { t } = useTexts();
  const language = useLanguage();
  const findPiece = useFindPiece();
  const now = useRef({ picks, pieces });
  useEffect(() => {
    now.current = { picks, pieces };
  }, [picks, pieces]);

  const nameOf = useCallback(
    (line: PickLine) => order.orderItems.find((item) => item.orderItemId === line.orderItemId)?.name ?? '',
    [order],
  );

  /** Keeps what was taken at once, so that the next scan already counts with it. */
  const settle = useCallback(
    (outcome: PickOutcome): ScanVerdict => {
      if ('picks' in outcome) {
        now.current = { ...now.current, picks: outcome.picks };
        setPicks(outcome.picks);
      }
      switch (outcome.result) {
        case 'taken': {
          const { matched } = progressOf(outcome.picks, outcome.line);
          return accept(t('outbound.taken', { piece: outcome.piece.qrText, matched, wanted: outcome.line.quantity }));
        }
        case 'noPiece':
          return reject(t('outbound.unavailable'));
        case 'lineFull':
          return reject(t('outbound.lineFull', { name: nameOf(outcome.line) }));
        default:
          return reject(t(`outbound.${outcome.result}`, { piece: outcome.piece.qrText }));
      }
    },
    [nameOf, setPicks, t],
  );

  const onWeight = useCallback(
    (line: PickLine, weight: Hundredths): ScanVerdict =>
      settle(pickWeight(now.current.picks, line, now.current.pieces, weight)),
    [settle],
  );

  const onScan = useCallback<HandleScan>(
    async ({ read }) => {
      if (read.kind === 'gs1') {
        const { gtin, weight } = read.gs1;
        const item = order.orderItems.find((each) => each.hasWeight === 'Yes' && each.gtin?.padStart(14, '0') === gtin);
        const line = pickLines.find(({ orderItemId }) => orderItemId === item?.orderItemId);
        if (!line || weight === undefined) return reject(t('outbound.supplierLabel'));
        return onWeight(line, weight);
      }
      if (read.kind !== 'label') return reject(faultText(read.fault, language));
      const known = now.current.pieces.find(({ qrValue }) => qrValue === read.qrValue);
      const found = known ? { piece: known } : await findPiece(read.qrValue);
      if ('rejection' in found) return reject(found.rejection);
      if (!known) onNewPiece(found.piece);
      return settle(pickPiece(now.current.picks, pickLines, now.current.pieces, found.piece));
    },
    [findPiece, language, onNewPiece, onWeight, order, pickLines, settle, t],
  );

  return { onScan, onWeight };
}

type Found = { piece: Piece } | { rejection: string };

/** Asks the server about a label that is none of the pieces known here. */
function useFindPiece(): (qrValue: string) => Promise<Found> {
  const { t } = useTexts();
  const findUnit = useFindUnit();
  return useCallback(
    async (qrValue: string): Promise<Found> => {
      const found = await findUnit(qrValue);
      if ('rejection' in found) return found;
      const { status, hasWeight, qrText } = found.unit;
      if (status !== 'IN_STOCK') return { rejection: t('outbound.gone', { piece: qrText }) };
      if (hasWeight !== 'Yes') return { rejection: t('outbound.notOrdered', { piece: qrText }) };
      return { piece: pieceOf(found.unit) };
    },
    [findUnit, t],
  );
}
