import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RegistryDocument, ShellExtras } from '@depot/contracts/deployments';
import type { Api } from './api.js';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

interface Running {
  DATABASE_URL: string;
  REMOTES_FOLDER: string;
  DEPOT_MODE: string;
  DEPOT_SECRET: string;
}

/** The product under test, as the release command finds it. */
async function running(): Promise<Running> {
  const folder = process.env.DEPOT_DATA ?? join(root, '.data');
  return JSON.parse(await readFile(join(folder, 'running.json'), 'utf8')) as Running;
}

/** The version of a remote that everybody has. */
export async function liveVersion(admin: Api, remote: string): Promise<string> {
  const { microFrontends } = await admin.get<RegistryDocument>('/remotes?all=true');
  const live = microFrontends[remote]?.find(({ deployment }) => deployment?.default);
  if (!live) throw new Error(`${remote} has no version that everybody has.`);
  return live.metadata.version;
}

/** Gives every user this version. */
export const promote = (admin: Api, remote: string, version: string) =>
  admin.put('/remotes/traffic', { remote, split: [{ version, traffic: 100, default: true }] });

const hashOf = (bytes: Buffer | string) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Builds and publishes another version of a remote: the one called `from` with some words of it replaced. Nobody gets it yet.
 */
export async function publishChanged(remote: string, from: string, version: string, words: Record<string, string>): Promise<void> {
  const env = await running();
  const folder = join(env.REMOTES_FOLDER, remote, version);
  await rm(folder, { recursive: true, force: true });
  await cp(join(env.REMOTES_FOLDER, remote, from), folder, { recursive: true });
  const extras = JSON.parse(await readFile(join(folder, 'extras.json'), 'utf8')) as ShellExtras;
  for (const file of await readdir(folder)) {
    if (file.endsWith('.br')) await rm(join(folder, file)); // compressed from what it was before
    if (!file.endsWith('.js')) continue;
    const source = await changed(join(folder, file), version, words);
    extras.integrity = { ...extras.integrity, [file]: hashOf(source) };
  }
  await writeFile(join(folder, 'extras.json'), JSON.stringify(extras));
  await register(env, { action: 'publish', remote, version });
}

/** Each build has a list of chunks of its own, so a changed copy gets one too. */
async function changed(file: string, version: string, words: Record<string, string>): Promise<string> {
  const source = await readFile(file, 'utf8');
  const own = source.replaceAll(/(webpackChunk\w+?_)[0-9a-f]{12}/g, `$1${createHash('sha256').update(version).digest('hex').slice(0, 12)}`);
  const result = Object.entries(words).reduce((text, [old, fresh]) => text.replaceAll(old, fresh), own);
  await writeFile(file, result);
  return result;
}

async function register(env: Running, request: object): Promise<void> {
  const script = join(root, 'tools/release/change-registry.mjs');
  await run(process.execPath, [script, JSON.stringify(request)], { cwd: root, env: { ...process.env, ...env, LOG_LEVEL: 'error' } });
}
