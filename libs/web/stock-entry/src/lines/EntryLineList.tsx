import { messages, useMessages } from '../messages.js';
import type { EntryProduct, ProductsById } from '../product/entryProduct.js';
import { isBlankEntry, problemOf } from './entryLine.js';
import { EntryLineRow } from './EntryLineRow.js';
import classes from './lines.module.css';
import type { EntryLines } from './useEntryLines.js';

interface EntryLineListProps {
  entry: EntryLines;
  products: ProductsById;
  /** Shows the missing fields of every line. */
  showProblems?: boolean;
  /** Fields for lot and expiry, too. */
  details?: boolean;
  /** Product of all lines; hides the choice. */
  fixedProduct?: EntryProduct;
  /** Handles Enter in an amount; by default it adds a line of the same product. */
  onEnter?: () => void;
}

/** List of lines of goods. */
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
