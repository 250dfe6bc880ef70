import { chargedByWeight, formatCents, formatWeight, type StockMode, toHundredths } from '@depot/contracts/amounts';

/** Amount of a product for one store or for all; pounds and dollars as in the response. */
export interface UsageAmount {
  weight: number;
  quantity: number;
  totalWholesalePrice: number;
}

const whole = new Intl.NumberFormat('en-US');

/** "12.50 lb / $34.00" for weighed goods, "3 / $34.00" for pieces. */
export function formatCell(
  hasWeight: StockMode,
  { weight, quantity, totalWholesalePrice }: UsageAmount,
  lb: string,
): string {
  const amount = chargedByWeight(hasWeight) ? `${formatWeight(toHundredths(weight))} ${lb}` : whole.format(quantity);
  return `${amount} / ${formatCents(toHundredths(totalWholesalePrice))}`;
}
