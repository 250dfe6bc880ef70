import type { StockCount, StockCountLine } from '@depot/contracts/inventory';
import { useLanguage } from '@depot/i18n';
import { useNavigate } from '@depot/router';
import { accept, faultText, type HandleScan, rejectScan, ScanField } from '@depot/scanning';
import { ActionBar, Button, Input, SearchOutlined } from '@depot/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { withFacts } from '../../counting/countFact.js';
import type { CountQueue } from '../../counting/CountQueue.js';
import { countReviewPath } from '../../counting/places.js';
import { QueuedFindings } from '../../counting/QueuedFindings.js';
import { useCountQueue } from '../../counting/useCountQueue.js';
import { useTexts } from '../../texts.js';
import { CountRow, type CountRowProps } from './CountRow.js';
import classes from './sheet.module.css';
import { useCountLabels } from './useCountLabels.js';
import { useSupplierLabels } from './useSupplierLabels.js';

/** Scanning above, the products in the order in which one walks, and how far it is below. */
export function CountForm({ count }: { count: StockCount }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const isUncounted = count.counted === 0;
  const queued = useCountQueue(count.id, count.lines);
  const { queue, entries: facts } = queued;
  const enter = useCallback<CountRowProps['enter']>((...finding) => queue.find(...finding), [queue]);
  const { onScan, half } = useCountScan({ countId: count.id, lines: count.lines, queue, onShow });
  const lines = useMemo(() => count.lines.map((line) => withFacts(line, facts)), [count.lines, facts]);
  const shown = useMemo(() => {
    const wanted = search.trim().toLowerCase();
    return lines.filter(({ productName, location }) => `${productName} ${location}`.toLowerCase().includes(wanted));
  }, [lines, search]);

  return (
    <>
      <div className={classes.head}>
        <ScanField onScan={onScan} half={half} hint={t('count.scan')} />
        <Input
          allowClear
          prefix={<SearchOutlined />}
          aria-label={t('count.search')}
          placeholder={t('count.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <QueuedFindings {...queued} />
      <ul className={classes.lines}>
        {shown.map((line) => (
          <CountRow key={line.productId} line={line} enter={enter} />
        ))}
      </ul>
      <ActionBar
        summary={<strong role="status">{t('count.done', { counted: count.counted, count: count.products })}</strong>}
        waitsFor={facts.length > 0 ? t('count.postWaiting') : isUncounted ? t('count.nothingCounted') : undefined}
      >
        <Button
          type="primary"
          size="large"
          disabled={isUncounted || facts.length > 0}
          onClick={() => void navigate(countReviewPath(count.id))}
        >
          {t('count.toReview')}
        </Button>
      </ActionBar>
    </>
  );
}

/** Scrolls to a product and focuses its field. A pending input elsewhere is applied first. */
function onShow(productId: number): void {
  const row = document.getElementById(`count-${productId}`);
  const field = row?.querySelector('input');
  field?.blur();
  row?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

interface CountScan {
  countId: number;
  /** Lines of the server. */
  lines: readonly StockCountLine[];
  queue: CountQueue;
  /** Brings a line into sight. */
  onShow: (productId: number) => void;
}

/** A label of a piece puts it on the list of its product; a barcode of counted goods adds one. */
function useCountScan({ countId, lines, queue, onShow }: CountScan) {
  const { t } = useTexts();
  const language = useLanguage();
  const findPiece = useCountLabels(countId);
  const show = useRef<(productId: number) => void>(() => undefined);
  const { take, half } = useSupplierLabels({ lines, queue, show });
  const onScan = useCallback<HandleScan>(
    async ({ read }, hasTypedSince) => {
      // The focus stays with a user who is typing: half a number must be neither applied nor continued in another
      // field.
      show.current = (productId) => hasTypedSince() || onShow(productId);
      if (read.kind === 'gs1') return take(read.gs1);
      if (read.kind !== 'label') return rejectScan(faultText(read.fault, language));
      const found = await findPiece(read.qrValue);
      if (typeof found === 'string') return read.gs1 ? take(read.gs1) : rejectScan(found);
      const { inventoryId, productId, qrText } = found;
      const line = lines.find((each) => each.productId === productId);
      if (!line) return rejectScan(t('count.notInCount', { name: found.productName ?? qrText }));
      show.current(productId);
      if (line.hasWeight !== 'Yes') return accept(t('count.typeIt', { name: line.productName }));
      if (found.status === 'SHIPPED') return rejectScan(t('count.shipped', { unit: qrText }));
      const units = queue.getLine(productId)?.units ?? [];
      if (units.some((unit) => unit.inventoryId === inventoryId)) return rejectScan(t('count.twice', { unit: qrText }));
      queue.find(productId, { kind: 'add', inventoryId, qrText });
      return accept(t('count.found', { unit: qrText }));
    },
    [findPiece, language, lines, onShow, queue, t, take],
  );
  return { onScan, half };
}
