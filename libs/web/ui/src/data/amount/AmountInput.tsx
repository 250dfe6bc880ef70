import { limits, toHundredths } from '@depot/contracts/amounts';
import { HundredthsInput, type HundredthsInputProps } from './HundredthsInput.js';

/** Field for money: value and onChange in cents. */
export function AmountInput(props: HundredthsInputProps) {
  return <HundredthsInput min={0} max={toHundredths(limits.money)} prefix="$" {...props} />;
}
