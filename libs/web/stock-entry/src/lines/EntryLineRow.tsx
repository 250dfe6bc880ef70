import type { Message } from '@depot/contracts/errors';
import { Button, DeleteOutlined } from '@depot/ui';
import { useWayToAmount } from '@depot/ui/data';
import { memo, useCallback } from 'react';
import { messages, useMessages } from '../messages.js';
import type { EntryProduct, ProductsById } from '../product/entryProduct.js';
import { ProductSelect } from '../product/ProductSelect.js';
import type { EntryLine, LineProblem } from './entryLine.js';
import { LineFields } from './LineFields.js';
import classes from './lines.module.css';
import type { Focus } from './useEntryLines.js';

interface EntryLineRowProps {
  line: EntryLine;
  /** Counts from 1. */
  number: number;
  products: ProductsById;
  problem: LineProblem | undefined;
  focus: Focus['field'] | undefined;
  details: boolean;
  fixedProduct: EntryProduct | undefined;
  /** Undefined while it is the only line. */
  onRemove: ((uuid: string) => void) | undefined;
  onChange: (uuid: string, change: Partial<EntryLine>) => void;
  onEnter: () => void;
}

/** One line of goods: product, pieces, weight. */
export const EntryLineRow = memo(function EntryLineRow(props: EntryLineRowProps) {
  const { line, number, products, problem, focus, details, fixedProduct, onRemove, onChange, onEnter } = props;
  const translate = useMessages();
  const getFieldName = (field: Message) => translate(messages.ofLine, { field: translate(field), line: number });
  const change = useCallback((next: Partial<EntryLine>) => onChange(line.uuid, next), [onChange, line.uuid]);
  const { within, goToAmount } = useWayToAmount<HTMLLIElement>('[data-amount] input');
  const choose = (productId: number) => {
    goToAmount();
    // weight and serial number belong to the previous product
    change({ productId, weight: undefined, serials: undefined });
  };
  const shape = [classes.row, details && classes.detailed, fixedProduct && classes.fixed].filter(Boolean).join(' ');
  return (
    <li ref={within} className={shape}>
      <span className={classes.number} aria-hidden>
        {number}
      </span>
      <div className={classes.product}>
        {fixedProduct ? (
          fixedProduct.name
        ) : (
          <ProductSelect
            products={products}
            label={getFieldName(messages.product)}
            autoFocus={focus === 'product'}
            status={problem === 'needProduct' ? 'error' : undefined}
            value={line.productId}
            onChange={choose}
          />
        )}
      </div>
      <LineFields
        line={line}
        product={line.productId === undefined ? undefined : products.get(line.productId)}
        nameOf={getFieldName}
        wrong={problem !== undefined}
        focused={focus === 'amount'}
        details={details}
        onChange={change}
        onEnter={onEnter}
      />
      <Button
        className={classes.remove}
        type="text"
        icon={<DeleteOutlined />}
        aria-label={translate(messages.removeLine, { line: number })}
        disabled={!onRemove}
        onClick={() => onRemove?.(line.uuid)}
      />
      {problem && (
        <p className={classes.problem} role="alert">
          {translate(messages[problem])}
        </p>
      )}
    </li>
  );
});
