import type { RegistryDocument } from '@depot/contracts/deployments';

export interface FirstFile {
  url: string;
  kind: 'fetch' | 'script';
  integrity: string | undefined;
}

/** The container's entry and the chunk with the remote's manifest: every page of the remote needs both. */
const alwaysNeeded = /^(entry|__federation_expose_manifest)\.[^/]+\.js$/;

/** What the remote that declares the page loads first, with the integrity that its loader will demand. */
export function firstFiles(document: RegistryDocument | undefined, page: string): FirstFile[] {
  const path = page.replace(/\/+$/, '');
  const entries = Object.values(document?.microFrontends ?? {}).flat();
  const entry = entries.find(({ extras }) => extras.shell.routes.some((route) => route.path === path));
  if (!entry) return [];
  const manifest: FirstFile = { url: entry.url, kind: 'fetch', integrity: entry.metadata.integrity || undefined };
  const folder = entry.url.slice(0, entry.url.lastIndexOf('/') + 1);
  const scripts = Object.entries(entry.extras.shell.integrity ?? {}).filter(([name]) => alwaysNeeded.test(name));
  return [
    manifest,
    ...scripts.map(([name, integrity]): FirstFile => ({ url: `${folder}${name}`, kind: 'script', integrity })),
  ];
}
