import { listNames } from '@depot/i18n';
import { Button, PlusOutlined } from '@depot/ui';
import { useState } from 'react';
import { createLine, type DraftLine, isBlank } from '../../ordering/draftLine.js';
import { useTexts } from '../../texts.js';
import classes from './new.module.css';
import type { NewOrderState } from './useNewOrder.js';

/** Number of products listed by name; the others are counted. */
const maxNamed = 3;

/** Adds the store's usual products to the order, in their usual amounts, and takes them back. */
export function UsualGoods({ order }: { order: NewOrderState }) {
  const { lines, replaceAll } = order.lines;
  const [added, setAdded] = useState<readonly DraftLine[]>([]);
  const unchanged = added.filter(({ key, amount }) => lines.some((line) => line.key === key && line.amount === amount));
  const missing = findMissing(order);
  if (unchanged.length > 0)
    return <AddedGoods count={unchanged.length} onUndo={() => replaceAll(lines.filter(excludeLines(unchanged)))} />;
  if (missing.length === 0) return null;
  const add = () => {
    const next = missing.map(({ product: { productId, available }, amount }) =>
      createLine({ productId, amount: order.mayExceed ? amount : Math.min(amount, available) }),
    );
    setAdded(next);
    replaceAll([...lines.filter((line) => !isBlank(line)), ...next]);
  };
  return <MissingGoods names={missing.map(({ product: { name } }) => name)} onAdd={add} />;
}

/** Usual products that are offered and not on the order. */
function findMissing({ lines: { lines }, offered, usual }: NewOrderState) {
  const ordered = new Set(lines.map(({ productId }) => productId));
  const products = new Map(offered.map((product) => [product.productId, product]));
  return usual.flatMap(({ productId, amount }) => {
    const product = products.get(productId);
    return product && !ordered.has(productId) ? [{ product, amount }] : [];
  });
}

const excludeLines = (removed: readonly DraftLine[]) => {
  const keys = new Set(removed.map(({ key }) => key));
  return ({ key }: DraftLine) => !keys.has(key);
};

function MissingGoods({ names, onAdd }: { names: readonly string[]; onAdd: () => void }) {
  const { t } = useTexts();
  const named = names.slice(0, maxNamed);
  const more = names.length - named.length;
  return (
    <section className={classes.usual} aria-label={t('usual.title')}>
      <div>
        <strong>{t('usual.title')}</strong>
        <div className={classes.cardPlace}>
          {listNames(named)}
          {more > 0 && ` ${t('usual.more', { count: more })}`}
        </div>
      </div>
      <Button size="large" icon={<PlusOutlined />} onClick={onAdd}>
        {t('usual.add')}
      </Button>
    </section>
  );
}

/** Takes back what was added. The button is not where the one that added was, so that a double click undoes nothing. */
function AddedGoods({ count, onUndo }: { count: number; onUndo: () => void }) {
  const { t } = useTexts();
  return (
    <section className={`${classes.usual} ${classes.added}`} aria-label={t('usual.title')}>
      <Button onClick={onUndo}>{t('usual.undo')}</Button>
      <span role="status">{t('usual.added', { count })}</span>
    </section>
  );
}
