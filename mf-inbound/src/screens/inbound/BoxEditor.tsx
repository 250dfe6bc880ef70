import { AddLineButtons, EntryLineList, newEntryLine, type ProductsById, useEntryLines } from '@depot/stock-entry';
import { Button, EmptyState, Switch, usePhone } from '@depot/ui';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../texts.js';
import classes from './inbound.module.css';
import { type BoxPlace, type InboundBox, makeFirstLine } from './inboundModel.js';

const boxEditorId = 'inbound-box';

/** Goes to the first amount of the box that is still open. */
export function focusOpenAmount(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>(`#${boxEditorId} input[role='spinbutton']`)];
  fields.find(({ value }) => value === '')?.focus();
}

interface BoxEditorProps {
  place: BoxPlace;
  products: ProductsById;
  /** A scan filled the box, so no field takes the focus. */
  isScanned: boolean;
  onChange: (boxId: number, change: Partial<InboundBox>) => void;
  onNext: () => void;
  onFillFollowing: () => void;
}

/** One box: its pieces with their weights, by scan or by hand. */
export function BoxEditor({ place, products, isScanned, onChange, onNext, onFillFollowing }: BoxEditorProps) {
  const { t } = useTexts();
  const phone = usePhone();
  const { item, box, number } = place;
  const product = products.get(item.productId);
  const blank = useCallback(() => (product ? makeFirstLine(product) : newEntryLine()), [product]);
  const entry = useEntryLines(() => box.lines, { focusAmount: !isScanned, blank });
  const { lines } = entry;
  const [wanted, setWanted] = useState(false);
  const details = wanted || lines.some(({ lot, expiry }) => lot !== undefined || expiry !== undefined);
  const keep = useEffectEvent((next: typeof lines) =>
    onChange(box.boxId, { lines: next.filter((line) => line.productId !== undefined) }),
  );
  useEffect(() => keep(lines), [lines]);

  return (
    <section
      id={boxEditorId}
      className={classes.box}
      aria-label={t('inbound.box', { number, total: item.boxes.length })}
    >
      <header className={classes.boxHead}>
        <span>
          <strong>{item.nameOnBox}</strong>
          {phone && item.productName !== item.nameOnBox && <span>{item.productName}</span>}
          <span className={classes.faint}>{t('inbound.box', { number, total: item.boxes.length })}</span>
          {product?.location && <span>{t('inbound.putAway', { location: product.location })}</span>}
        </span>
        <label className={classes.arrived}>
          <Switch checked={box.arrived} onChange={(arrived) => onChange(box.boxId, { arrived })} />{' '}
          {t('inbound.arrived')}
        </label>
      </header>
      {!box.arrived && <p className={classes.missing}>{t('inbound.missing')}</p>}
      {box.arrived && !product && <EmptyState text={t('inbound.productGone', { product: item.productName })} />}
      {box.arrived && product && (
        <>
          <EntryLineList entry={entry} products={products} fixedProduct={product} details={details} onEnter={onNext} />
          <div className={classes.more}>
            <AddLineButtons entry={entry} products={new Map([[product.productId, product]])} fixed />
            <label className={classes.arrived}>
              <Switch size="small" checked={details} onChange={setWanted} /> {t('inbound.lotAndExpiry')}
            </label>
            {number < item.boxes.length && <Button onClick={onFillFollowing}>{t('inbound.fillFollowing')}</Button>}
          </div>
        </>
      )}
    </section>
  );
}
