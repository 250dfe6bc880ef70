import type { RegistryEntry } from '@depot/contracts/deployments';

/** The version that users get by default. */
export function liveVersion(versions: readonly RegistryEntry[]): string | undefined {
  return versions.find(({ deployment }) => deployment?.default)?.metadata.version;
}

/** Was this version published after the other one? `versions` are newest first. */
export function newerThan(versions: readonly RegistryEntry[], version: string, other: string | undefined): boolean {
  const place = (wanted: string | undefined) => versions.findIndex(({ metadata }) => metadata.version === wanted);
  return place(version) < place(other);
}
