import { toHundredths } from '@depot/contracts/amounts';
import type { Message } from '@depot/contracts/errors';
import { DateField, Input } from '@depot/ui';
import { QuantityInput, WeightInput } from '@depot/ui/data';
import { messages, useMessages } from '../messages.js';
import type { EntryProduct } from '../product/entryProduct.js';
import { asksQuantity, asksWeight, type EntryLine } from './entryLine.js';
import classes from './lines.module.css';
import { UnusualNote } from './UnusualNote.js';

interface LineFieldsProps {
  line: EntryLine;
  product: EntryProduct | undefined;
  /** "Weight, line 3": names a field for screen readers. */
  nameOf: (field: Message) => string;
  wrong: boolean;
  /** The amount gets the focus once. */
  focused: boolean;
  details: boolean;
  onChange: (change: Partial<EntryLine>) => void;
  onEnter: () => void;
}

const smallestWeight = toHundredths(0.01);

/** Fields for quantity, weight and lot. */
export function LineFields({ line, product, nameOf, wrong, focused, details, onChange, onEnter }: LineFieldsProps) {
  const translate = useMessages();
  const weighed = asksWeight(product);
  return (
    <>
      <QuantityField
        line={line}
        product={product}
        nameOf={nameOf}
        wrong={wrong && !weighed}
        focused={focused && !weighed}
        onChange={onChange}
        onEnter={onEnter}
      />
      <div className={classes.weight} data-amount={weighed || undefined} data-label={translate(messages.weight)}>
        {weighed ? (
          <WeightInput
            min={smallestWeight}
            aria-label={nameOf(messages.weight)}
            autoFocus={focused}
            status={wrong && !line.weight ? 'error' : undefined}
            value={line.weight}
            onChange={(weight) => onChange({ weight: weight ?? undefined })}
            onPressEnter={onEnter}
          />
        ) : (
          <Dash show={product !== undefined} />
        )}
        <UnusualNote product={product} weight={line.weight} />
      </div>
      {details && <LotFields line={line} nameOf={nameOf} onChange={onChange} />}
    </>
  );
}

type FieldProps = Omit<LineFieldsProps, 'details'>;

function QuantityField({ line, product, nameOf, wrong, focused, onChange, onEnter }: FieldProps) {
  const translate = useMessages();
  return (
    <div
      className={classes.quantity}
      data-amount={!asksWeight(product) || undefined}
      data-label={translate(messages.quantity)}
    >
      {asksQuantity(product) ? (
        <QuantityInput
          aria-label={nameOf(messages.quantity)}
          autoFocus={focused}
          status={wrong && !line.quantity ? 'error' : undefined}
          value={line.quantity ?? (product?.hasWeight === 'Yes' ? 1 : null)}
          onChange={(quantity) => onChange({ quantity: quantity ?? undefined })}
          onPressEnter={onEnter}
        />
      ) : (
        <Dash show />
      )}
    </div>
  );
}

function LotFields({ line, nameOf, onChange }: Pick<FieldProps, 'line' | 'nameOf' | 'onChange'>) {
  const translate = useMessages();
  return (
    <>
      <div className={classes.lot} data-label={translate(messages.lot)}>
        <Input
          aria-label={nameOf(messages.lot)}
          maxLength={50}
          value={line.lot}
          onChange={({ target }) => onChange({ lot: target.value || undefined })}
        />
      </div>
      <div className={classes.expiry} data-label={translate(messages.expiry)}>
        <DateField
          aria-label={nameOf(messages.expiry)}
          value={line.expiry}
          onChange={(expiry) => onChange({ expiry })}
        />
      </div>
    </>
  );
}

const Dash = ({ show }: { show: boolean }) => (show ? <span aria-hidden>–</span> : null);
