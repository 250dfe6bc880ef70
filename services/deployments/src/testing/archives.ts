import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, createGzip } from 'node:zlib';
import { type Header, pack } from 'tar-stream';
import { computeSha384 } from '../artefact/read-artefact.js';
import type { Files } from '../artefact/unpack-archive.js';
import { aVersion } from './deployments-app.js';

const none = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

/** The files of a small built remote, whole and honest. */
export function builtFiles(remote: string, extras: object = {}, script = 'the entry'): Map<string, Buffer> {
  const entry = Buffer.from(script);
  const manifest = {
    name: remote.replaceAll('-', '_'),
    metaData: { remoteEntry: { name: 'entry.js' } },
    shared: [{ name: 'react', requiredVersion: '^19.3.1', assets: none }],
  };
  const facts = { ...aVersion(remote, '1.0.0').extras, integrity: { 'entry.js': computeSha384(entry) }, ...extras };
  return new Map([
    ['mf-manifest.json', Buffer.from(JSON.stringify(manifest))],
    ['extras.json', Buffer.from(JSON.stringify(facts))],
    ['entry.js', entry],
    ['entry.js.br', brotliCompressSync(entry)],
  ]);
}

/** An entry of an archive as somebody might forge it. */
type Entry = Pick<Header, 'name'> & Partial<Header> & { content?: Buffer };

/** The files as a `.tar.gz`, with more entries as they are. */
export async function archiveOf(files: Files, more: Entry[] = []): Promise<Buffer> {
  const archive = pack();
  for (const [name, content] of files) archive.entry({ name }, content);
  for (const { content, ...header } of more) archive.entry(header, content ?? Buffer.alloc(0));
  archive.finalize();
  return buffer(archive.pipe(createGzip()));
}

/** The body of an upload. */
export function uploadOfArchive(bytes: Buffer): FormData {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'remote.tar.gz');
  return form;
}
