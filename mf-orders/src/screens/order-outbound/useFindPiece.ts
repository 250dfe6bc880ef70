import { useCallback } from 'react';
import { failureMessage, isApiFailure } from '@depot/api';
import { useLazyOrdersUnitQuery } from '../../api/inventory.js';
import { useTexts } from '../../texts.js';
import { pieceOf, type Piece } from './pieces.js';

type Found = { piece: Piece } | { refusal: string };

/** Asks the server about a label that is none of the pieces known here. */
export function useFindPiece(): (qrValue: string) => Promise<Found> {
  const { t } = useTexts();
  const [find] = useLazyOrdersUnitQuery();
  return useCallback(
    async (qrValue: string): Promise<Found> => {
      try {
        const { obj } = await find({ qrValue }).unwrap();
        if (obj.status !== 'IN_STOCK') return { refusal: t('outbound.gone', { piece: obj.qrText }) };
        if (obj.hasWeight !== 'Yes') return { refusal: t('outbound.notOrdered', { piece: obj.qrText }) };
        return { piece: pieceOf(obj) };
      } catch (failure) {
        const unknown = isApiFailure(failure) && failure.statusCode === 404;
        return { refusal: unknown ? t('outbound.unknown') : failureMessage(failure) };
      }
    },
    [find, t],
  );
}
