import type { RegistryDocument } from '@depot/contracts/deployments';
import type { Language } from '@depot/contracts/errors';

export interface FirstFile {
  url: string;
  kind: 'fetch' | 'script' | 'style';
  integrity: string | undefined;
}

/** The container's entry and the chunk with the remote's manifest: every page of the remote needs both. */
const alwaysNeeded = /^(entry|__federation_expose_manifest)\.[^/]+\.js$/;

/**
 * First files of the remote that declares the page, with the integrity that its loader requires; without one nothing is
 * prefetched.
 */
export function listFirstFiles(document: RegistryDocument | undefined, page: string, language: Language): FirstFile[] {
  const path = page.replace(/(?<!\/)\/+$/, '');
  const entries = Object.values(document?.microFrontends ?? {}).flat();
  const entry = entries.find(({ extras }) => extras.shell.routes.some((route) => route.path === path));
  if (!entry) return [];
  const manifest: FirstFile = { url: entry.url, kind: 'fetch', integrity: entry.metadata.integrity || undefined };
  const folder = entry.url.slice(0, entry.url.lastIndexOf('/') + 1);
  const { files, integrity = {} } = entry.extras.shell;
  const names = [
    ...Object.keys(integrity).filter((name) => alwaysNeeded.test(name)),
    ...(files?.screens[path] ?? []),
    ...(files?.texts[language] ?? []),
  ];
  return [
    manifest,
    ...names.flatMap((name): FirstFile[] => {
      const kind = name.endsWith('.css') ? 'style' : 'script';
      return integrity[name] ? [{ url: `${folder}${name}`, kind, integrity: integrity[name] }] : [];
    }),
  ];
}
