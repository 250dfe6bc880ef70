import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { Problem } from '../say/say.mjs';

/**
 * Built files of a remote or of the shell, ready for release. A version is immutable: its number ends with a hash of
 * its content, so that equal builds have equal versions.
 *
 * @param {string} folder of its project
 * @returns {Promise<{ version: string, files: Map<string, Buffer> }>}
 */
export async function builtRemote(folder) {
  const files = await filesIn(join(folder, 'dist'));
  if (!files.has('mf-manifest.json') && !files.has('shell.json')) throw new Problem(`${folder} is not built.`);
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return { version: `${version}-${contentHash(files)}`, files };
}

/** Every file below the folder by its path with slashes, in the order of their names. */
async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = async (path) => [relative(folder, path).replaceAll(sep, '/'), await readFile(path)];
  return new Map(await Promise.all(paths.sort().map(read)));
}

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
