import { defineStored, oneOf, useStored } from '@depot/storage';

export const densities = ['compact', 'comfortable'] as const;
export type Density = (typeof densities)[number];

const stored = defineStored({
  key: 'depot-density',
  schema: oneOf(densities),
  scope: 'device',
  version: 1,
  format: 'text',
});

/** Row height of all tables on this device, and how to choose another. */
export function useDensity(): [Density, (next: Density) => void] {
  const [density = 'compact', choose] = useStored(stored);
  return [density, choose];
}
