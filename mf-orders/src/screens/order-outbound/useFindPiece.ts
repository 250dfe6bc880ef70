import { useCallback } from 'react';
import { useFindUnit } from '../../parts/unit/useFindUnit.js';
import { useTexts } from '../../texts.js';
import { type Piece, pieceOf } from './pieces.js';

type Found = { piece: Piece } | { rejection: string };

/** Asks the server about a label that is none of the pieces known here. */
export function useFindPiece(): (qrValue: string) => Promise<Found> {
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
