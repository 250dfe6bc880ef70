import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { artefactLimits, releaseMessages, shellName } from '@depot/contracts/deployments';
import { DomainError } from '@depot/contracts/errors';
import { createFairTurn, limitWait } from '@depot/node-http';
import { type Extract, extract, type Header } from 'tar-stream';

/**
 * Archives are unpacked one after the other, over all requests of the process, each until its files are stored: a small
 * one may unpack to `artefactLimits.unpackedBytes` of memory.
 */
export const unpackingTurn = limitWait(createFairTurn(1));

/** The files of a built remote by path. */
export type Files = ReadonlyMap<string, Buffer>;

/** Plain names, no way out of the folder, nothing hidden. */
const plainPath = /^(?:\w[\w.-]*\/){0,3}\w[\w.-]*?\.([a-z0-9]+)(?:\.br)?$/;
/** Only what browsers load. */
const ofRemotes: ReadonlySet<string> = new Set([
  'js',
  'css',
  'json',
  'svg',
  'png',
  'webp',
  'woff2',
  'wasm',
  'map',
  'txt',
]);
/** The shell has pages as well, and says how it is installed. */
const ofShells: ReadonlySet<string> = new Set([...ofRemotes, 'html', 'webmanifest']);

const createTooLarge = () =>
  new DomainError('PAYLOAD_TOO_LARGE', releaseMessages.archiveTooLarge, {
    bytes: artefactLimits.unpackedBytes,
    files: artefactLimits.files,
    fileBytes: artefactLimits.fileBytes,
  });

/** May a build of that name, a remote or the shell, have a file of that path? */
export function isAllowedPath(name: string, path: string): boolean {
  const [, ending] = plainPath.exec(path) ?? [];
  const allowed = name === shellName ? ofShells : ofRemotes;
  return ending !== undefined && allowed.has(ending) && path.length <= artefactLimits.pathLength;
}

/**
 * Reads the `.tar.gz` of a build as a stream. Holds the unpacked files in memory, at most
 * `artefactLimits.unpackedBytes`. Any entry that is no plain file of a build ends it.
 */
export async function unpackArchive(archive: Readable, name: string): Promise<Files> {
  const entries = extract();
  const [files, read] = await Promise.allSettled([
    collect(entries, name),
    pipeline(archive, createGunzip(), limitBytes(artefactLimits.unpackedBytes), entries),
  ]);
  if (files.status === 'fulfilled' && read.status === 'fulfilled') return files.value;
  // One side ends the other: the side that began has the reason.
  const reasons = [files, read].map((side): unknown => (side.status === 'rejected' ? side.reason : undefined));
  throw (
    reasons.find((reason) => reason instanceof DomainError) ??
    new DomainError('VALIDATION', releaseMessages.notAnArchive)
  );
}

async function collect(entries: Extract, name: string): Promise<Files> {
  const files = new Map<string, Buffer>();
  for await (const entry of entries) {
    const path = parsePath(entry.header, name);
    if (path === undefined) {
      entry.resume();
      continue;
    }
    if (files.has(path)) throw new DomainError('VALIDATION', releaseMessages.badEntry, { path });
    if (files.size >= artefactLimits.files || (entry.header.size ?? 0) > artefactLimits.fileBytes)
      throw createTooLarge();
    const chunks: Buffer[] = [];
    for await (const chunk of entry) chunks.push(chunk as Buffer);
    files.set(path, Buffer.concat(chunks));
  }
  assertWritable(files);
  return files;
}

/** No folder has a file and a folder of one name. */
function assertWritable(files: Files): void {
  for (const path of files.keys()) {
    const parts = path.split('/');
    const above = parts.slice(1).map((_part, at) => parts.slice(0, at + 1).join('/'));
    if (above.some((folder) => files.has(folder)))
      throw new DomainError('VALIDATION', releaseMessages.badEntry, { path });
  }
}

/** Undefined for a folder; refuses links, devices and paths that no build has. */
function parsePath({ type, name }: Header, of: string): string | undefined {
  if (type === 'directory') return undefined;
  const path = name.replace(/^\.\//, '');
  if (type !== 'file' || !isAllowedPath(of, path))
    throw new DomainError('VALIDATION', releaseMessages.badEntry, { path: name.slice(0, artefactLimits.pathLength) });
  return path;
}

/** Limits the number of bytes: a small archive may unpack to any size. */
function limitBytes(bytes: number): Transform {
  let left = bytes + 512 * (2 * artefactLimits.files + 4); // a header before each file, and its padding
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      if (left < 0) done(createTooLarge());
      else done(null, chunk);
    },
  });
}
