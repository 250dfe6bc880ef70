import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import type { RegistryDocument, ShellExtras } from '@depot/contracts/deployments';
import { pack } from 'tar-stream';
import type { Api } from './api.js';

const root = join(import.meta.dirname, '../..');

interface Running {
  REMOTES_FOLDER: string;
  DEPOT_URL: string;
  DEPOT_RELEASE_TOKEN: string;
}

/** The product under test, as the release command finds it. */
export async function running(): Promise<Running> {
  const folder = process.env.DEPOT_DATA ?? join(root, '.data');
  return JSON.parse(await readFile(join(folder, 'running.json'), 'utf8')) as Running;
}

/** Live version of a remote. */
export async function liveVersion(admin: Api, remote: string): Promise<string> {
  const { microFrontends } = await admin.get<RegistryDocument>('/remotes?all=true');
  const live = microFrontends[remote]?.find(({ deployment }) => deployment?.default);
  if (!live) throw new Error(`${remote} has no live version.`);
  return live.metadata.version;
}

/** Gives every user this version. */
export const promote = (admin: Api, remote: string, version: string) =>
  admin.put('/remotes/traffic', { remote, split: [{ version, traffic: 100, default: true }] });

export const hashOf = (bytes: Buffer | string) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Publishes another version of a remote without traffic: a copy of `from` with some words replaced. */
export async function publishChanged(
  remote: string,
  from: string,
  version: string,
  words: Record<string, string>,
): Promise<void> {
  const env = await running();
  const folder = join(env.REMOTES_FOLDER, remote, from);
  const extras = JSON.parse(await readFile(join(folder, 'extras.json'), 'utf8')) as ShellExtras;
  const archive = pack();
  for (const name of await readdir(folder)) {
    if (name.endsWith('.br') || name === 'extras.json') continue; // compressed copies hold the unchanged content
    const content = await readFile(join(folder, name));
    if (!name.endsWith('.js')) archive.entry({ name }, content);
    else {
      const source = changed(content.toString(), version, words);
      extras.integrity = { ...extras.integrity, [name]: hashOf(source) };
      archive.entry({ name }, source);
    }
  }
  archive.entry({ name: 'extras.json' }, JSON.stringify(extras));
  archive.finalize();
  await upload(env, remote, version, await buffer(archive.pipe(createGzip())));
}

/** Each build has its own list of chunks, so a changed copy needs one, too. */
function changed(source: string, version: string, words: Record<string, string>): string {
  const own = source.replaceAll(
    /(webpackChunk\w+?_)[0-9a-f]{12}/g,
    `$1${createHash('sha256').update(version).digest('hex').slice(0, 12)}`,
  );
  return Object.entries(words).reduce((text, [old, fresh]) => text.replaceAll(old, fresh), own);
}

/** Uploads an archive in the same way as the release command. */
export async function upload(env: Running, remote: string, version: string, archive: Buffer): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(archive)]), 'remote.tar.gz');
  const response = await fetch(`${env.DEPOT_URL}/api/remotes/releases?remote=${remote}&version=${version}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${env.DEPOT_RELEASE_TOKEN}` },
    body: form,
  });
  if (!response.ok) throw new Error(`${remote} ${version} was not published: ${await response.text()}`);
}
