import { isBulk, type StockMode } from '@depot/contracts/amounts';
import { AmountInput, QuantityInput, WeightInput } from '@depot/ui/data';
import { useTexts } from '../../texts.js';

interface FieldProps {
  /** Said to screen readers. */
  label: string;
  value: number | undefined;
  /** `value` is undefined if the field is empty or its text is not a number. */
  onChange: (value: number | undefined, isNumber: boolean) => void;
  disabled?: boolean;
  size?: 'large';
  status?: 'error';
  autoFocus?: boolean;
  placeholder?: string;
  /** Unit after the number. */
  suffix?: string;
  onPressEnter?: () => void;
}

type BoundedProps = FieldProps & { min?: number; max?: number };

/** Dollars on the screen, cents in the code. */
export function RateField({ label, onChange, ...props }: FieldProps) {
  return (
    <AmountInput {...props} aria-label={label} onChange={(next, isNumber) => onChange(next ?? undefined, isNumber)} />
  );
}

/** Pounds on screen, hundredths of a pound in the code; at least 0.01 lb by default. */
export function WeightField({ label, onChange, ...props }: BoundedProps) {
  return (
    <WeightInput
      min={1}
      {...props}
      aria-label={label}
      onChange={(next, isNumber) => onChange(next ?? undefined, isNumber)}
    />
  );
}

/** Pieces. */
export function QuantityField({ label, onChange, ...props }: BoundedProps) {
  return (
    <QuantityInput {...props} aria-label={label} onChange={(next, isNumber) => onChange(next ?? undefined, isNumber)} />
  );
}

/** Amount in the unit that the product is ordered in: pieces, or pounds for pooled weight. */
export function AmountField({ hasWeight, ...props }: FieldProps & { hasWeight: StockMode; max?: number }) {
  const { t } = useTexts();
  return isBulk(hasWeight) ? <WeightField {...props} /> : <QuantityField {...props} suffix={t('unit.inPieces')} />;
}
