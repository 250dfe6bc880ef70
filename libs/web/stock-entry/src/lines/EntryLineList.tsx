import { messages, useMessages } from '../messages.js';
import type { EntryProduct, ProductsById } from '../product/entryProduct.js';
import { isBlankEntry, problemOf } from './entryLine.js';
import { EntryLineRow } from './EntryLineRow.js';
import classes from './lines.module.css';
import type { EntryLines } from './useEntryLines.js';

interface EntryLineListProps {
  entry: EntryLines;
  products: ProductsById;
  /** Say at every line what is missing. */
  showProblems?: boolean;
  /** Fields for lot and expiry, too. */
  details?: boolean;
  /** Every line is of this product: there is nothing to choose. */
  fixedProduct?: EntryProduct;
  /** Enter in an amount: goes on with the same product unless said otherwise. */
  onEnter?: () => void;
}

/** Lines of goods under each other. */
export function EntryLineList({
  entry,
  products,
  showProblems = false,
  details = false,
  fixedProduct,
  onEnter,
}: EntryLineListProps) {
  const translate = useMessages();
  const { lines, focus, change, remove, addSame } = entry;
  const heads = [
    messages.product,
    messages.quantity,
    messages.weight,
    ...(details ? [messages.lot, messages.expiry] : []),
  ];
  return (
    <div>
      <div className={details ? `${classes.heads} ${classes.detailed}` : classes.heads} aria-hidden>
        <span />
        {heads.map((head) => (
          <span key={head.gb}>{translate(head)}</span>
        ))}
      </div>
      <ol className={classes.lines}>
        {lines.map((line, index) => (
          <EntryLineRow
            key={line.uuid}
            line={line}
            number={index + 1}
            products={products}
            problem={
              showProblems && (!isBlankEntry(line) || lines.length === 1) ? problemOf(line, products) : undefined
            }
            focus={focus?.uuid === line.uuid ? focus.field : undefined}
            details={details}
            onRemove={lines.length > 1 || !isBlankEntry(line) ? remove : undefined}
            onChange={change}
            fixedProduct={fixedProduct}
            onEnter={onEnter ?? addSame}
          />
        ))}
      </ol>
    </div>
  );
}
