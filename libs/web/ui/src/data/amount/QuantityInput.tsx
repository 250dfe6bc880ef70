import { limits } from '@depot/contracts/amounts';
import { NumberField, type NumberFieldProps } from './NumberField.js';

const pieces = {
  read: (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
  write: String,
};

/** Field for a number of pieces: an integer from 1. */
export function QuantityInput(props: NumberFieldProps) {
  return <NumberField min={1} max={limits.quantity} inputMode="numeric" {...props} format={pieces} />;
}
