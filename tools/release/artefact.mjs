import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { artefactLimits } from '@depot/contracts/deployments';
import { pack } from 'tar-stream';
import { line, Problem } from '../say/say.mjs';

/**
 * Built files of a remote or of the shell, ready for release, with the source maps that have room. A version is
 * immutable: its number ends with a hash of its content, so that equal builds have equal versions.
 *
 * @param {string} folder of its project
 * @returns {Promise<{ version: string, files: Map<string, Buffer> }>}
 */
export async function builtRemote(folder) {
  const built = await filesIn(join(folder, 'dist'));
  const files = new Map([...built].filter(([path]) => !mapEnding.test(path)));
  if (!files.has('mf-manifest.json') && !files.has('shell.json')) throw new Problem(`${folder} is not built.`);
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return { version: `${version}-${contentHash(files)}`, files: new Map([...files, ...chooseMaps(built, files)]) };
}

/** Every file below the folder by its path with slashes, in the order of their names. */
async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = async (path) => [relative(folder, path).replaceAll(sep, '/'), await readFile(path)];
  return new Map(await Promise.all(paths.sort().map(read)));
}

const mapEnding = /\.map$/;

/** Source maps of scripts, the smallest first, as far as they are within the bounds of an upload. */
function chooseMaps(built, files) {
  const maps = [...built].filter(([path]) => mapEnding.test(path) && files.has(path.replace(mapEnding, '')));
  const chosen = [];
  let bytes = sumBytes(files);
  for (const [path, map] of maps.sort(([, one], [, other]) => one.length - other.length)) {
    bytes += map.length;
    const isFull = files.size + chosen.length >= artefactLimits.files || bytes > artefactLimits.unpackedBytes;
    if (isFull || map.length > artefactLimits.fileBytes) break;
    chosen.push([path, map]);
  }
  const leftOut = maps.length - chosen.length;
  if (leftOut > 0) line(`Source maps that are too large and left out: ${leftOut}. Errors name the built files there.`);
  return chosen.toSorted(([one], [other]) => (one < other ? -1 : 1));
}

const sumBytes = (files) => [...files.values()].reduce((sum, { length }) => sum + length, 0);

/** Prefix of the digest that the registry computes of these files. */
function contentHash(files) {
  const hash = createHash('sha256');
  for (const [path, content] of files) hash.update(`${path}\0${content.length}\0`).update(content);
  return hash.digest('hex').slice(0, 10);
}

/** The files as a `.tar.gz`; the same files give the same bytes. */
export function archiveOf(files) {
  const archive = pack();
  for (const [name, content] of files) archive.entry({ name, mtime: new Date(0) }, content);
  archive.finalize();
  return buffer(archive.pipe(createGzip()));
}
