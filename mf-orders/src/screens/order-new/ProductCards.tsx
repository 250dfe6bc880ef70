import { EmptyState } from '@depot/ui';
import { Pagination } from '@depot/ui/data';
import { useEffect, useMemo, useState } from 'react';
import { withAmount } from '../../ordering/useLines.js';
import { useTexts } from '../../texts.js';
import classes from './new.module.css';
import { ProductCard } from './ProductCard.js';
import type { NewOrder } from './useNewOrder.js';
import type { ProductFilter } from './useProductFilter.js';

const cardsPerPage = 50;

/** The offer as cards, a page at a time; an amount on a card puts the product on the order. */
export function ProductCards({ order, filter }: { order: NewOrder; filter: ProductFilter }) {
  const { t } = useTexts();
  const [page, setPage] = useState(1);
  const { shown } = filter;
  useEffect(() => setPage(1), [shown]);
  const withPicture = useMemo(() => shown.some(({ picture }) => picture), [shown]);
  const { lines, replaceAll } = order.lines;
  const amounts = useMemo(() => new Map(lines.map((line) => [line.productId, line])), [lines]);

  if (shown.length === 0) return <EmptyState text={t('new.nothing')} />;
  return (
    <>
      <ul className={classes.cards}>
        {shown.slice((page - 1) * cardsPerPage, page * cardsPerPage).map((product) => (
          <ProductCard
            key={product.productId}
            product={product}
            withPicture={withPicture}
            rate={order.rateOf(product)}
            line={amounts.get(product.productId)}
            mayExceed={order.mayExceed}
            shortages={order.shortages}
            onChange={(amount) => replaceAll(withAmount(lines, product.productId, amount))}
          />
        ))}
      </ul>
      <Pagination
        align="end"
        hideOnSinglePage
        showSizeChanger={false}
        pageSize={cardsPerPage}
        current={page}
        total={shown.length}
        onChange={setPage}
      />
    </>
  );
}
