import { listNames } from '@depot/i18n';
import { Button, PlusOutlined } from '@depot/ui';
import { createLine, isBlank } from '../../ordering/draftLine.js';
import { useTexts } from '../../texts.js';
import classes from './new.module.css';
import type { NewOrderState } from './useNewOrder.js';

/** Number of products listed by name; the others are counted. */
const maxNamed = 3;

/** Adds the store's usual products to the order, in their usual amounts. */
export function UsualGoods({ order }: { order: NewOrderState }) {
  const { t } = useTexts();
  const { lines, replaceAll } = order.lines;
  const ordered = new Set(lines.map(({ productId }) => productId));
  const offered = new Map(order.offered.map((product) => [product.productId, product]));
  const missing = order.usual.flatMap(({ productId, amount }) => {
    const product = offered.get(productId);
    return product && !ordered.has(productId) ? [{ product, amount }] : [];
  });
  if (missing.length === 0) return null;
  const names = missing.slice(0, maxNamed).map(({ product }) => product.name);
  const more = missing.length - names.length;
  const add = () => {
    const kept = lines.filter((line) => !isBlank(line));
    const added = missing.map(({ product: { productId, available }, amount }) =>
      createLine({ productId, amount: order.mayExceed ? amount : Math.min(amount, available) }),
    );
    replaceAll([...kept, ...added]);
  };
  return (
    <section className={classes.usual} aria-label={t('usual.title')}>
      <div>
        <strong>{t('usual.title')}</strong>
        <div className={classes.cardPlace}>
          {listNames(names)}
          {more > 0 && ` ${t('usual.more', { count: more })}`}
        </div>
      </div>
      <Button size="large" icon={<PlusOutlined />} onClick={add}>
        {t('usual.add')}
      </Button>
    </section>
  );
}
