import { useCallback } from 'react';
import { failureMessage } from '@depot/api';
import type { StockCountLine } from '@depot/contracts/inventory';
import { useLanguage } from '@depot/i18n';
import { accept, faultText, refuse, type HandleScan } from '@depot/scanning';
import { useLazyInventoryUnitQuery } from '../../api/inventory.js';
import { useTexts } from '../../texts.js';
import type { Finding } from './unsent.js';

interface CountScan {
  lines: readonly StockCountLine[];
  /** Ids of the pieces on a line's list, those not sent yet included. */
  piecesOf: (line: StockCountLine) => readonly number[];
  /** Pieces counted of a line so far. */
  quantityOf: (line: StockCountLine) => number;
  enter: (productId: number, finding: Finding) => Promise<void>;
  /** The unit's text, once it is known. */
  onUnit: (inventoryId: number, qrText: string) => void;
  /** Brings a line into sight. */
  onShow: (productId: number) => void;
}

/** A label of a piece puts it on the list of its product; a barcode of counted goods adds one. */
export function useCountScan({ lines, piecesOf, quantityOf, enter, onUnit, onShow }: CountScan): HandleScan {
  const { t } = useTexts();
  const language = useLanguage();
  const [find] = useLazyInventoryUnitQuery();
  return useCallback<HandleScan>(
    async ({ read }) => {
      if (read.kind === 'gs1') {
        const line = lines.find(({ gtin }) => gtin !== '' && gtin.padStart(14, '0') === read.gs1.gtin);
        if (!line) return refuse(t('count.notHere'));
        onShow(line.productId);
        if (line.hasWeight !== 'No') return accept(t('count.typeIt', { name: line.productName }));
        const quantity = quantityOf(line) + (read.gs1.count ?? 1);
        void enter(line.productId, { quantity });
        return accept(t('count.plusOne', { name: line.productName, count: quantity }));
      }
      if (read.kind !== 'label') return refuse(faultText(read.fault, language));
      const found = await find({ qrValue: read.qrValue })
        .unwrap()
        .catch((failure: unknown) => failureMessage(failure));
      if (typeof found === 'string') return refuse(found);
      const { inventoryId, productId, productName, qrText, status } = found.obj;
      const line = lines.find((each) => each.productId === productId);
      if (!line) return refuse(t('count.notInCount', { name: productName }));
      onShow(productId);
      if (line.hasWeight !== 'Yes') return accept(t('count.typeIt', { name: productName }));
      if (status === 'SHIPPED') return refuse(t('count.shipped', { unit: qrText }));
      const pieces = piecesOf(line);
      if (pieces.includes(inventoryId)) return refuse(t('count.twice', { unit: qrText }));
      onUnit(inventoryId, qrText);
      void enter(productId, { inventoryIds: [...pieces, inventoryId] });
      return accept(t('count.found', { unit: qrText }));
    },
    [enter, find, language, lines, onShow, onUnit, piecesOf, quantityOf, t],
  );
}
