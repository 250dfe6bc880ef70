import { limits, toHundredths } from '@depot/contracts/amounts';
import { useTranslation } from '@depot/i18n';
import { NumberField, type NumberFieldProps } from './NumberField.js';

/** `1234`, `12.3`, `12,34` and `.5`: at most two decimals, after a point or a comma. */
const decimal = /^(\d*)(?:[.,。](\d{0,2}))?$/;

/** Text with two decimals of an integer: cents, or hundredths of a pound. */
const hundredths = {
  read: (text: string) => {
    const [, whole = '', decimals = ''] = decimal.exec(text) ?? [];
    return whole + decimals === '' ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  },
  write: (value: number) => (value / 100).toFixed(2),
  example: '12.50',
};

/** A number with two decimals that is an integer in the code. Base of money and weight fields. */
function HundredthsInput(props: NumberFieldProps) {
  return <NumberField inputMode="decimal" {...props} format={hundredths} />;
}

/** Field for money: value and onChange in cents. */
export function AmountInput(props: NumberFieldProps) {
  return <HundredthsInput min={0} max={toHundredths(limits.money)} prefix="$" {...props} />;
}

/** Field for a weight: value and onChange in hundredths of a pound. */
export function WeightInput(props: NumberFieldProps) {
  const { t } = useTranslation('ui');
  return <HundredthsInput min={0} max={toHundredths(limits.weight)} suffix={t('lb')} {...props} />;
}

const pieces = {
  read: (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
  write: String,
  example: '12',
};

/** Field for a number of pieces: an integer from 1. */
export function QuantityInput(props: NumberFieldProps) {
  return <NumberField min={1} max={limits.quantity} inputMode="numeric" {...props} format={pieces} />;
}
