import { isBulk, type StockMode } from '@depot/contracts/amounts';
import { AmountInput, QuantityInput, WeightInput } from '@depot/ui/data';

interface FieldProps {
  /** Said to screen readers. */
  label: string;
  value: number | undefined;
  /** Told of none where the field is empty, or where what stands there is no number. */
  onChange: (value: number | undefined, isNumber: boolean) => void;
  disabled?: boolean;
  size?: 'large';
  status?: 'error';
  autoFocus?: boolean;
  placeholder?: string;
  onPressEnter?: () => void;
}

type BoundedProps = FieldProps & { min?: number; max?: number };

/** Dollars on the screen, cents in the code. */
export function RateField({ label, onChange, ...props }: FieldProps) {
  return (
    <AmountInput {...props} aria-label={label} onChange={(next, isNumber) => onChange(next ?? undefined, isNumber)} />
  );
}

/** Pounds on the screen, hundredths of a pound in the code; at least 0.01 lb unless told otherwise. */
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

/** Pieces, or pounds for pooled weight: what the product is ordered in. */
export function AmountField({ hasWeight, ...props }: FieldProps & { hasWeight: StockMode; max?: number }) {
  return isBulk(hasWeight) ? <WeightField {...props} /> : <QuantityField {...props} />;
}
