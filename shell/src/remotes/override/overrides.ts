import {
  type DevelopedBuild,
  overriddenVersion,
  type RegistryDocument,
  type RegistryEntry,
  type ShellExtras,
} from '@depot/contracts/deployments';

/** A remote that this tab gets from a developer's machine. */
export interface ActiveOverride {
  remote: string;
  origin: string;
  /** Epoch ms. */
  until: number;
}

/** A version that this user alone has for a while. */
export interface ActivePreview {
  remote: string;
  version: string;
  /** Epoch ms. */
  until: number;
}

export function listPreviews(document: RegistryDocument | undefined): ActivePreview[] {
  return Object.entries(document?.microFrontends ?? {}).flatMap(([remote, [entry]]) =>
    entry?.extras.preview ? [{ remote, version: entry.metadata.version, ...entry.extras.preview }] : [],
  );
}

/** Milliseconds to wait for a developer's machine, which may be building. */
const timeoutMs = 4_000;

export function listOverrides(document: RegistryDocument | undefined): ActiveOverride[] {
  return Object.entries(document?.microFrontends ?? {}).flatMap(([remote, [entry]]) =>
    entry?.extras.override ? [{ remote, ...entry.extras.override }] : [],
  );
}

/**
 * Replaces overridden entries by the last build of each developer's machine. Without a response, the page shows that
 * the remote failed to load.
 */
export async function withBuilds(document: RegistryDocument): Promise<RegistryDocument> {
  const overridden = listOverrides(document);
  if (overridden.length === 0) return document;
  const builds = await Promise.all(
    overridden.map(({ remote }) => fetchLatestBuild(remote, document.microFrontends[remote] ?? [])),
  );
  return { ...document, microFrontends: { ...document.microFrontends, ...Object.fromEntries(builds) } };
}

async function fetchLatestBuild(remote: string, entries: RegistryEntry[]): Promise<[string, RegistryEntry[]]> {
  const [entry] = entries;
  const origin = entry?.extras.override?.origin;
  if (!entry || !origin) return [remote, entries];
  try {
    const { build } = await fetchOverrides<DevelopedBuild>(`${origin}/build.json`);
    const { integrity: _, ...shell } = await fetchOverrides<ShellExtras>(`${origin}/${build}/extras.json`);
    const metadata = { integrity: '', version: `${overriddenVersion}.${build}` };
    return [
      remote,
      [{ ...entry, url: `${origin}/${build}/mf-manifest.json`, metadata, extras: { ...entry.extras, shell } }],
    ];
  } catch (error) {
    console.warn(`[${remote}]`, error);
    return [remote, entries];
  }
}

async function fetchOverrides<T>(address: string): Promise<T> {
  const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return (await answer.json()) as T;
}
