import { fromHundredths, keptByWeight, limits, toHundredths, type Weighing } from '@depot/contracts/amounts';
import { InputNumber, type InputNumberProps } from '@depot/ui';
import { useTexts } from '../../texts.js';

interface FieldProps extends Pick<InputNumberProps, 'disabled' | 'autoFocus' | 'size' | 'status' | 'onPressEnter' | 'id' | 'className'> {
  /** Said to screen readers. */
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

const decimals = { precision: 2, step: 0.01, inputMode: 'decimal', controls: false } as const;
const integers = { precision: 0, step: 1, inputMode: 'numeric' } as const;

const inHundredths = (value: number | undefined) => (value === undefined ? null : fromHundredths(value));
const fromField = (value: number | string | null) => (value === null ? undefined : toHundredths(Number(value)));

/** Dollars on the screen, cents in the code. */
export function RateField({ label, value, onChange, ...props }: FieldProps) {
  return (
    <InputNumber
      {...decimals}
      {...props}
      aria-label={label}
      prefix="$"
      min={0}
      max={limits.money}
      value={inHundredths(value)}
      onChange={(next) => onChange(fromField(next))}
    />
  );
}

/** Pounds on the screen, hundredths of a pound in the code. */
export function WeightField({ label, value, onChange, min = 1, max, ...props }: FieldProps & { min?: number; max?: number }) {
  const { t } = useTexts();
  return (
    <InputNumber
      {...decimals}
      {...props}
      aria-label={label}
      suffix={t('unit.lb')}
      min={fromHundredths(min)}
      max={max === undefined ? limits.weight : fromHundredths(max)}
      value={inHundredths(value)}
      onChange={(next) => onChange(fromField(next))}
    />
  );
}

/** Pieces. */
export function QuantityField({
  label,
  value,
  onChange,
  min = 1,
  max = limits.quantity,
  ...props
}: FieldProps & { min?: number; max?: number }) {
  return (
    <InputNumber
      {...integers}
      {...props}
      aria-label={label}
      min={min}
      max={max}
      value={value ?? null}
      onChange={(next) => onChange(next === null ? undefined : Number(next))}
    />
  );
}

/** Pieces, or pounds for pooled weight: what the product is ordered in. */
export function AmountField({ hasWeight, ...props }: FieldProps & { hasWeight: Weighing; max?: number }) {
  return keptByWeight(hasWeight) ? <WeightField {...props} /> : <QuantityField {...props} />;
}
