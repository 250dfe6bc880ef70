import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import type { Release } from '@depot/contracts/deployments';
import { pack } from 'tar-stream';
import type { Api } from './api.js';
import { hashOf, running, upload } from './versions.js';

const hashInName = /\.([0-9a-f]{12})\.[a-z0-9]+$/;
const ofText = new Set(['.js', '.css', '.html', '.json', '.webmanifest']);

/** Live version of the shell. */
export async function liveShell(admin: Api): Promise<string> {
  const { list } = await admin.get<{ list: Release[] }>('/remotes/releases?remote=shell');
  const live = list.find(({ isDefault }) => isDefault);
  if (!live) throw new Error('The registry knows no shell.');
  return live.version;
}

/**
 * Publishes another build of the shell without traffic: a copy of `from` with some words replaced, in which each file
 * with a hash in its name gets a new name.
 */
export async function publishChangedShell(from: string, version: string, words: Record<string, string>): Promise<void> {
  const env = await running();
  const folder = join(env.REMOTES_FOLDER, 'shell', from);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  const renamed = (text: string) => names.reduce((result, name) => withOwnHash(result, name, version), text);
  const changed = (text: string) => Object.entries(words).reduce((all, [old, next]) => all.replaceAll(old, next), text);
  const archive = pack();
  const hashes: [string, string][] = [];
  // The pages come last, because they list the hashes of the scripts.
  for (const name of names.toSorted((one, other) => Number(one.endsWith('.html')) - Number(other.endsWith('.html')))) {
    const content = await readFile(join(folder, name));
    const text = ofText.has(extname(name)) ? changed(renamed(content.toString())) : content;
    hashes.push([hashOf(content), hashOf(text)]);
    const isPage = name.endsWith('.html');
    const listed = isPage ? hashes.reduce((page, [old, own]) => page.replaceAll(old, own), String(text)) : text;
    archive.entry({ name: renamed(name) }, listed);
  }
  archive.finalize();
  await upload(env, 'shell', version, await buffer(archive.pipe(createGzip())));
}

/** Replaces the hash of that name everywhere in the text, because pages and scripts reference files by it. */
function withOwnHash(text: string, name: string, version: string): string {
  const [, hash] = hashInName.exec(name) ?? [];
  if (!hash) return text;
  return text.replaceAll(hash, createHash('sha256').update(`${version} ${hash}`).digest('hex').slice(0, 12));
}
