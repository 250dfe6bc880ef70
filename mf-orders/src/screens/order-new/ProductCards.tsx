import { type Cents, isBulk } from '@depot/contracts/amounts';
import { Button, EmptyState, MinusOutlined, PlusOutlined, usePhone } from '@depot/ui';
import { Pagination, ProductPicture } from '@depot/ui/data';
import { useEffect, useMemo, useState } from 'react';
import type { DraftLine } from '../../ordering/draftLine.js';
import type { Orderable } from '../../ordering/orderable.js';
import type { Shortages } from '../../ordering/shortages.js';
import { withAmount } from '../../ordering/useLines.js';
import { AmountField } from '../../parts/amount/AmountField.js';
import { Price } from '../../parts/amount/Price.js';
import { LineAvailability } from '../../parts/line-editor/LineAvailability.js';
import { findShortage } from '../../parts/line-editor/lineProblem.js';
import { useTexts } from '../../texts.js';
import classes from './new.module.css';
import type { NewOrderState } from './useNewOrder.js';
import type { ProductFilter } from './useProductFilter.js';

const cardsPerPage = 50;

/** The offer as cards, a page at a time; an amount on a card puts the product on the order. */
export function ProductCards({ order, filter }: { order: NewOrderState; filter: ProductFilter }) {
  const { t } = useTexts();
  const shown = useShownProducts(order, filter);
  const [page, setPage] = usePage(filter);
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

/** Products of the filter: by rank of a search, otherwise the usual ones first. */
function useShownProducts({ usual }: NewOrderState, { shown, isRanked }: ProductFilter): readonly Orderable[] {
  const places = useMemo(() => new Map(usual.map(({ productId }, place) => [productId, place])), [usual]);
  return useMemo(() => (isRanked ? shown : sortUsualFirst(shown, places)), [isRanked, shown, places]);
}

/** A refetch may change the offer while the user pages through it, so only another search resets the page to 1. */
function usePage({ shown, search, categories }: ProductFilter) {
  const [page, setPage] = useState(1);
  useEffect(() => setPage(1), [search, categories]);
  return [Math.min(page, Math.ceil(shown.length / cardsPerPage)), setPage] as const;
}

/** Sorts products ordered often to the front, by frequency. */
function sortUsualFirst(products: readonly Orderable[], usual: ReadonlyMap<number, number>): readonly Orderable[] {
  const place = ({ productId }: Orderable) => usual.get(productId) ?? Infinity;
  return usual.size === 0 ? products : [...products].sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}

interface ProductCardProps {
  product: Orderable;
  rate: Cents;
  /** Other cards have a picture, so this one has at least a place for it. */
  withPicture: boolean;
  /** Its line on the order, if it is ordered. */
  line: DraftLine | undefined;
  mayExceed: boolean;
  shortages: Shortages;
  onChange: (amount: number | undefined) => void;
}

function ProductCard({ product, rate, withPicture, line, mayExceed, shortages, onChange }: ProductCardProps) {
  const { t } = useTexts();
  const phone = usePhone();
  const short = line && findShortage(line, product, shortages);
  const most = mayExceed ? undefined : Math.max(product.available, 1);
  const unit = isBulk(product.hasWeight) ? 100 : 1;
  const changeAmount = (by: number) => {
    const next = Math.min((line?.amount ?? 0) + by * unit, most ?? Infinity);
    onChange(next > 0 ? next : undefined);
  };
  const state = short ? classes.shortCard : line?.amount ? classes.ordered : undefined;
  return (
    <li className={`${classes.card} ${state ?? ''}`}>
      {withPicture && (
        <div className={classes.picture}>
          <ProductPicture picture={product.picture} size={phone ? 'small' : 'large'} />
        </div>
      )}
      <div className={classes.cardName}>{product.name}</div>
      <div className={classes.cardPlace}>
        <bdi>{product.category.name}</bdi> · <bdi>{product.subCategory.name}</bdi>
      </div>
      <div className={classes.cardPrice}>
        <Price product={product} rate={rate} />
      </div>
      <LineAvailability
        product={product}
        short={short}
        mayExceed={mayExceed}
        onTake={mayExceed ? undefined : onChange}
      />
      <div className={classes.stepper}>
        <Button
          size="large"
          icon={<MinusOutlined />}
          aria-label={t('new.less', { name: product.name })}
          disabled={!line?.amount}
          onClick={() => changeAmount(-1)}
        />
        <AmountField
          hasWeight={product.hasWeight}
          label={t('line.amountOf', { name: product.name })}
          value={line?.amount}
          onChange={onChange}
          status={short ? 'error' : undefined}
          size="large"
        />
        <Button
          size="large"
          icon={<PlusOutlined />}
          aria-label={t('new.more', { name: product.name })}
          disabled={most !== undefined && (line?.amount ?? 0) >= most}
          onClick={() => changeAmount(1)}
        />
      </div>
    </li>
  );
}
