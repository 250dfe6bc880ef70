import type { RegistryEntry } from '@depot/contracts/deployments';

/** The version that users get by default. */
export function liveVersion(versions: readonly RegistryEntry[]): string | undefined {
  return versions.find(({ deployment }) => deployment?.default)?.metadata.version;
}

/** True for a version that some user gets. */
export const hasUsers = ({ deployment }: RegistryEntry): boolean =>
  deployment !== undefined && (deployment.default || deployment.traffic > 0 || Boolean(deployment.targets?.length));

/** Was this version published after the other one? `versions` are newest first. */
export function newerThan(versions: readonly RegistryEntry[], version: string, other: string | undefined): boolean {
  const place = (wanted: string | undefined) => versions.findIndex(({ metadata }) => metadata.version === wanted);
  return place(version) < place(other);
}

/**
 * A share from 0 to 1 as a person reads it; a dash where nothing is known. One decimal, unless it would hide that
 * something failed.
 */
export function percent(share: number | null | undefined): string {
  if (share === null || share === undefined) return '–';
  const rounded = Number((share * 100).toFixed(1));
  const isHidden = (rounded === 100 && share < 1) || (rounded === 0 && share > 0);
  return `${isHidden ? Number((share * 100).toFixed(3)) : rounded}%`;
}
