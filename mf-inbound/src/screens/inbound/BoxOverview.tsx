import type { ProductsById } from '@depot/stock-entry';
import { CheckOutlined } from '@depot/ui';
import { useTexts } from '../../texts.js';
import classes from './inbound.module.css';
import { type BoxPlace, countBoxDifference, type InboundItem, isBoxComplete } from './inboundModel.js';

interface BoxOverviewProps {
  boxes: readonly BoxPlace[];
  products: ProductsById;
  /** Place of the box on screen. */
  current: number;
  onGo: (at: number) => void;
}

/** Items with the number of completed boxes; a click opens the first incomplete one. */
export function BoxOverview({ boxes, products, current, onGo }: BoxOverviewProps) {
  const { t } = useTexts();
  const items = [...new Set(boxes.map(({ item }) => item))];
  return (
    <nav className={classes.overview} aria-label={t('inbound.items')}>
      {items.map((item) => {
        const own = boxes.flatMap((place, at) =>
          place.item === item ? [{ place, at, done: isBoxComplete(place.box, products) }] : [],
        );
        const done = own.filter((each) => each.done).length;
        const target = own.find((each) => !each.done) ?? own[0];
        const here = own.some(({ at }) => at === current);
        return (
          <button
            key={item.deliveryReceiptItemId}
            type="button"
            className={classes.overviewItem}
            aria-current={here ? 'step' : undefined}
            onClick={() => target && onGo(target.at)}
          >
            <span>{item.nameOnBox}</span>
            <span className={classes.count}>
              <Difference item={item} products={products} /> {done} / {own.length}{' '}
              {done === own.length && <CheckOutlined className={classes.done} />}
            </span>
          </button>
        );
      })}
    </nav>
  );
}

/** Shortage or excess compared with the receipt. */
function Difference({ item, products }: { item: InboundItem; products: ProductsById }) {
  const { t } = useTexts();
  const { short, over } = countBoxDifference(item, products);
  return (
    <>
      {short > 0 && <span className={classes.short}>{t('inbound.short', { count: short })}</span>}
      {over > 0 && <span className={classes.over}>{t('inbound.over', { count: over })}</span>}
    </>
  );
}
