import type { StockCount } from '@depot/contracts/inventory';
import { useNavigate } from '@depot/router';
import { ScanField } from '@depot/scanning';
import { Button, Input, SearchOutlined } from '@depot/ui';
import { useCallback, useMemo, useState } from 'react';
import { withFacts } from '../../counting/countFact.js';
import { QueuedFindings } from '../../counting/QueuedFindings.js';
import { useCountQueue } from '../../counting/useCountQueue.js';
import { countReviewPath } from '../../parts/countPaths.js';
import { useTexts } from '../../texts.js';
import { CountRow, type CountRowProps } from './CountRow.js';
import classes from './sheet.module.css';
import { useCountScan } from './useCountScan.js';

/** Scanning above, the products in the order in which one walks, and how far it is below. */
export function CountForm({ count }: { count: StockCount }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const { queue, facts, ...queued } = useCountQueue(count.id, count.lines);
  const enter = useCallback<CountRowProps['enter']>((...finding) => queue.enter(...finding), [queue]);
  const onScan = useCountScan({ lines: count.lines, queue, onShow });
  const lines = useMemo(() => count.lines.map((line) => withFacts(line, facts)), [count.lines, facts]);
  const shown = useMemo(() => {
    const wanted = search.trim().toLowerCase();
    return lines.filter(({ productName, location }) => `${productName} ${location}`.toLowerCase().includes(wanted));
  }, [lines, search]);

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
      <QueuedFindings queue={queue} facts={facts} {...queued} />
      <ul className={classes.lines}>
        {shown.map((line) => (
          <CountRow key={line.productId} line={line} enter={enter} />
        ))}
      </ul>
      <div className={classes.bar}>
        <strong role="status">{t('count.done', { counted: count.counted, products: count.products })}</strong>
        <Button
          type="primary"
          size="large"
          disabled={count.counted === 0 || facts.length > 0}
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
