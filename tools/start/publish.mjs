import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../workspace-root.mjs';

/**
 * Copies every built remote of this checkout to `<artifacts>/<remote>/<version>/`.
 *
 * @returns {Promise<{ remote: string, version: string }[]>}
 */
export async function publishRemotes(artifactsFolder) {
  const names = (await readdir(root)).filter((name) => name.startsWith('mf-'));
  const built = names.filter((name) => ['package.json', 'dist/mf-manifest.json'].every((file) => existsSync(join(root, name, file))));
  return Promise.all(built.map((remote) => publishRemote(remote, artifactsFolder)));
}

/**
 * A version never changes: its number ends with a hash of its content, so the same build is the same version, and what is there
 * already stays untouched.
 */
export async function publishRemote(remote, artifactsFolder) {
  const dist = join(root, remote, 'dist');
  const { version: release } = JSON.parse(await readFile(join(root, remote, 'package.json'), 'utf8'));
  const version = `${release}-${await contentHash(dist)}`;
  const folder = join(artifactsFolder, remote, version);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await cp(dist, unfinished, { recursive: true });
    await rename(unfinished, folder);
  }
  return { remote, version };
}

async function contentHash(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of files.sort())
    hash
      .update(file.slice(folder.length))
      .update('\0')
      .update(await readFile(file));
  return hash.digest('hex').slice(0, 10);
}
