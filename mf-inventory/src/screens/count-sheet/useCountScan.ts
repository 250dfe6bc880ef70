import { failureMessage } from '@depot/api';
import type { StockCountLine } from '@depot/contracts/inventory';
import { useLanguage } from '@depot/i18n';
import { accept, faultText, type HandleScan, reject } from '@depot/scanning';
import { useCallback } from 'react';
import { useLazyInventoryUnitQuery } from '../../api/inventory.js';
import type { CountQueue } from '../../counting/CountQueue.js';
import { useTexts } from '../../texts.js';

interface CountScan {
  /** As the server has them. */
  lines: readonly StockCountLine[];
  queue: CountQueue;
  /** Brings a line into sight. */
  onShow: (productId: number) => void;
}

/** A label of a piece puts it on the list of its product; a barcode of counted goods adds one. */
export function useCountScan({ lines, queue, onShow }: CountScan): HandleScan {
  const { t } = useTexts();
  const language = useLanguage();
  const [find] = useLazyInventoryUnitQuery();
  return useCallback<HandleScan>(
    async ({ read }) => {
      if (read.kind === 'gs1') {
        const line = lines.find(({ gtin }) => gtin !== '' && gtin.padStart(14, '0') === read.gs1.gtin);
        if (!line) return reject(t('count.notHere'));
        onShow(line.productId);
        if (line.hasWeight !== 'No') return accept(t('count.typeIt', { name: line.productName }));
        queue.enter(line.productId, { kind: 'plus', count: read.gs1.count ?? 1 });
        const count = queue.lineOf(line.productId)?.quantity;
        return accept(t('count.plusOne', { name: line.productName, count }));
      }
      if (read.kind !== 'label') return reject(faultText(read.fault, language));
      const found = await find({ qrValue: read.qrValue })
        .unwrap()
        .catch((failure: unknown) => failureMessage(failure));
      if (typeof found === 'string') return reject(found);
      const { inventoryId, productId, productName, qrText, status } = found.obj;
      const line = lines.find((each) => each.productId === productId);
      if (!line) return reject(t('count.notInCount', { name: productName }));
      onShow(productId);
      if (line.hasWeight !== 'Yes') return accept(t('count.typeIt', { name: productName }));
      if (status === 'SHIPPED') return reject(t('count.shipped', { unit: qrText }));
      const units = queue.lineOf(productId)?.units ?? [];
      if (units.some((unit) => unit.inventoryId === inventoryId)) return reject(t('count.twice', { unit: qrText }));
      queue.enter(productId, { kind: 'add', inventoryId, qrText });
      return accept(t('count.found', { unit: qrText }));
    },
    [find, language, lines, onShow, queue, t],
  );
}
