import { type Cents, type Hundredths, withPlainAmounts } from '@depot/contracts/amounts';

interface LineOfAnyKind {
  weight: Hundredths;
  rate: Cents;
  /** Only lines of returns have one. */
  returnWeight?: Hundredths;
}

/** Lines of an order or of a return as the activity log keeps them. */
export function loggedLines(lines: readonly LineOfAnyKind[]): object[] {
  return lines.map((line) =>
    withPlainAmounts(line, line.returnWeight === undefined ? ['weight', 'rate'] : ['weight', 'rate', 'returnWeight']),
  );
}
