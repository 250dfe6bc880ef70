import { type Hundredths, toHundredths } from '@depot/contracts/amounts';
import { isUnusualWeight } from '@depot/contracts/catalog';
import { Modal } from '@depot/ui';
import { QuantityInput, WeightInput } from '@depot/ui/data';
import { useId, useRef, useState } from 'react';
import { messages, useMessages } from '../messages.js';
import type { ProductsById } from '../product/entryProduct.js';
import { ProductSelect } from '../product/ProductSelect.js';
import { asksWeight } from './entryLine.js';
import { UnusualNote } from './UnusualNote.js';
import classes from './weights.module.css';

interface MultipleWeightsDialogProps {
  products: ProductsById;
  productId: number | undefined;
  onAdd: (productId: number, weights: Hundredths[]) => void;
  onClose: () => void;
}

/** Maximum number of pieces at a time: more fields than a user can check. */
const most = 200;

/** One line per piece, each with a weight. Enter focuses the next weight. */
export function MultipleWeightsDialog({ products, productId: given, onAdd, onClose }: MultipleWeightsDialogProps) {
  const translate = useMessages();
  const [productId, setProductId] = useState(
    given !== undefined && asksWeight(products.get(given)) ? given : undefined,
  );
  const [pieces, setPieces] = useState<number | null>(null);
  const [weights, setWeights] = useState<ReadonlyMap<number, Hundredths>>(new Map());
  const count = Math.min(pieces ?? 0, most);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const done = numbers.flatMap((n) => weights.get(n) ?? []);
  const product = products.get(productId ?? 0);
  const isUnusual = (weight: Hundredths | undefined) => product !== undefined && isUnusualWeight(product, weight);
  const complete = productId !== undefined && count > 0 && done.length === count;

  const set = (n: number, weight: number | null) => {
    const next = new Map(weights);
    if (weight) next.set(n, weight);
    else next.delete(n);
    setWeights(next);
  };
  const add = () => complete && onAdd(productId, done);

  return (
    <Modal
      open
      title={translate(messages.addMultiple)}
      okText={translate(messages.addPieces, { n: count })}
      cancelText={translate(messages.cancel)}
      okButtonProps={{ disabled: !complete }}
      onOk={add}
      onCancel={onClose}
      mask={{ closable: false }}
      width={640}
    >
      <ChoiceFields
        products={products}
        productId={productId}
        onProduct={setProductId}
        pieces={pieces}
        onPieces={setPieces}
      />
      {count > 0 && (
        <WeightGrid numbers={numbers} weights={weights} isUnusual={isUnusual} onChange={set} onLast={add} />
      )}
      <UnusualNote product={product} weight={done.find(isUnusual)} />
      <p className={classes.progress} role="status">
        {count > 0 && translate(messages.weighed, { n: done.length, total: count })}
      </p>
    </Modal>
  );
}

interface ChoiceFieldsProps {
  products: ProductsById;
  productId: number | undefined;
  onProduct: (productId: number) => void;
  pieces: number | null;
  onPieces: (pieces: number | null) => void;
}

/** Fields for the product and the number of pieces. */
function ChoiceFields({ products, productId, onProduct, pieces, onPieces }: ChoiceFieldsProps) {
  const translate = useMessages();
  const id = useId();
  return (
    <div className={classes.head}>
      <label className={classes.product} htmlFor={`${id}-product`}>
        {translate(messages.product)}
        <ProductSelect
          id={`${id}-product`}
          products={products}
          offered={asksWeight}
          value={productId}
          onChange={onProduct}
          autoFocus={productId === undefined}
        />
      </label>
      <label className={classes.pieces} htmlFor={`${id}-pieces`}>
        {translate(messages.pieces)}
        <QuantityInput
          id={`${id}-pieces`}
          max={most}
          value={pieces}
          onChange={onPieces}
          autoFocus={productId !== undefined}
        />
      </label>
    </div>
  );
}

interface WeightGridProps {
  numbers: readonly number[];
  weights: ReadonlyMap<number, Hundredths>;
  isUnusual: (weight: Hundredths | undefined) => boolean;
  onChange: (n: number, weight: number | null) => void;
  onLast: () => void;
}

function WeightGrid({ numbers, weights, isUnusual, onChange, onLast }: WeightGridProps) {
  const translate = useMessages();
  const grid = useRef<HTMLDivElement>(null);
  const focusNext = (n: number) =>
    n === numbers.length ? onLast() : grid.current?.querySelectorAll('input')[n]?.focus();
  return (
    <div className={classes.grid} ref={grid}>
      {numbers.map((n) => (
        <WeightInput
          key={n}
          min={toHundredths(0.01)}
          prefix={n}
          aria-label={translate(messages.weightOf, { n })}
          value={weights.get(n) ?? null}
          onChange={(weight) => onChange(n, weight)}
          onPressEnter={() => focusNext(n)}
          status={isUnusual(weights.get(n)) ? 'warning' : undefined}
        />
      ))}
    </div>
  );
}
