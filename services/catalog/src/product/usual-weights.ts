import { catalogMessages } from '@depot/contracts/catalog';
import { DomainError } from '@depot/contracts/errors';

/** Between which weights a piece usually is, in hundredths of a pound. */
interface UsualWeights {
  minWeight?: number | null;
  maxWeight?: number | null;
}

export const isReversed = ({ minWeight, maxWeight }: UsualWeights): boolean =>
  Boolean(minWeight && maxWeight && minWeight > maxWeight);

/** 400 VALIDATION where the smallest is above the largest. */
export function requireRange(weights: UsualWeights): void {
  const localizedMessage = catalogMessages.weightRange;
  if (isReversed(weights))
    throw new DomainError('VALIDATION', localizedMessage, {}, [{ path: 'product.maxWeight', localizedMessage }]);
}
