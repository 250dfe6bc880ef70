import { fromHundredths, limits, toHundredths } from '@depot/contracts/amounts';
import { useTranslation } from '@depot/i18n';
import { InputNumber, type InputNumberProps } from 'antd';
import classes from './amount.module.css';

export interface HundredthsInputProps extends Omit<
  InputNumberProps<number>,
  'value' | 'onChange' | 'step' | 'precision' | 'min' | 'max' | 'defaultValue'
> {
  /** Integer: cents, or hundredths of a pound. */
  value?: number | null;
  onChange?: (value: number | null) => void;
  /** Bounds, in the same integers. */
  min?: number;
  max?: number;
}

const optional = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : fromHundredths(value);

/** A number with two decimals that is an integer in the code. Base of money and weight fields. */
function HundredthsInput({ value, onChange, min, max, className, ...rest }: HundredthsInputProps) {
  return (
    <InputNumber<number>
      {...rest}
      className={`${classes.amount} ${className ?? ''}`}
      value={value === null || value === undefined ? null : fromHundredths(value)}
      onChange={(next) => onChange?.(next === null ? null : toHundredths(next))}
      min={optional(min)}
      max={optional(max)}
      step={0.01}
      precision={2}
      controls={false}
      inputMode="decimal"
    />
  );
}

/** Field for money: value and onChange in cents. */
export function AmountInput(props: HundredthsInputProps) {
  return <HundredthsInput min={0} max={toHundredths(limits.money)} prefix="$" {...props} />;
}

/** Field for a weight: value and onChange in hundredths of a pound. */
export function WeightInput(props: HundredthsInputProps) {
  const { t } = useTranslation('ui');
  return <HundredthsInput min={0} max={toHundredths(limits.weight)} suffix={t('lb')} {...props} />;
}
