import { useCallback, useMemo, useState } from 'react';
import type { StockCount, StockCountLine } from '@depot/contracts/inventory';
import { useNavigate } from '@depot/router';
import { ScanField } from '@depot/scanning';
import { Alert, Button, Input, SearchOutlined } from '@depot/ui';
import { countReviewPath } from '../../parts/countPaths.js';
import { useTexts } from '../../texts.js';
import { CountRow } from './CountRow.js';
import classes from './sheet.module.css';
import { useCountScan } from './useCountScan.js';
import { useFindings } from './useFindings.js';

/** Scanning above, the products in the order in which one walks, and how far it is below. */
export function CountForm({ count }: { count: StockCount }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  const { unsent, enter, retry } = useFindings(count.id);
  const piecesOf = useCallback(
    ({ productId, units }: StockCountLine) => unsent[productId]?.inventoryIds ?? units.map(({ inventoryId }) => inventoryId),
    [unsent],
  );
  const quantityOf = useCallback(({ productId, quantity = 0 }: StockCountLine) => unsent[productId]?.quantity ?? quantity, [unsent]);
  const onUnit = useCallback((inventoryId: number, qrText: string) => setNames((known) => new Map(known).set(inventoryId, qrText)), []);
  const onScan = useCountScan({ lines: count.lines, piecesOf, quantityOf, enter, onUnit, onShow });
  const waiting = Object.keys(unsent).length;
  const shown = useMemo(() => {
    const wanted = search.trim().toLowerCase();
    return count.lines.filter(({ productName, location }) => `${productName} ${location}`.toLowerCase().includes(wanted));
  }, [count.lines, search]);

  return (
    <>
      <div className={classes.head}>
        <ScanField onScan={onScan} hint={t('count.scan')} />
        <Input
          allowClear
          prefix={<SearchOutlined />}
          aria-label={t('count.search')}
          placeholder={t('count.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      {waiting > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('count.waiting', { count: waiting })}
          action={
            <Button size="small" onClick={retry}>
              {t('count.retry')}
            </Button>
          }
        />
      )}
      <ul className={classes.lines}>
        {shown.map((line) => (
          <CountRow key={line.productId} line={line} unsent={unsent[line.productId]} names={names} enter={enter} />
        ))}
      </ul>
      <div className={classes.bar}>
        <strong role="status">{t('count.done', { counted: count.counted, products: count.products })}</strong>
        <Button
          type="primary"
          size="large"
          disabled={count.counted === 0 || waiting > 0}
          onClick={() => void navigate(countReviewPath(count.id))}
        >
          {t('count.toReview')}
        </Button>
      </div>
    </>
  );
}

/** Brings a product into sight and gives its field the focus. */
function onShow(productId: number): void {
  const row = document.getElementById(`count-${productId}`);
  row?.scrollIntoView({ block: 'center' });
  row?.querySelector('input')?.focus({ preventScroll: true });
}
