#!/usr/bin/env node
/**
 * Commands for a remote in a separate folder: `depot dev`, `depot generate` and `depot release`. In the checkout, `npm
 * run dev`, `npm run generate` and `npm run release` do the same.
 */
import '../node-version.mjs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { projectName } from '../build/remote-folder.mjs';
import { aloneIn } from '../release/alone.mjs';

const folder = process.cwd();
const [command, ...args] = process.argv.slice(2);
/** Options alone mean the remote of this folder. */
const isAboutThis = args.length === 0 || args[0].startsWith('--');
const withName = isAboutThis ? [projectName(folder), ...args] : args;

async function dev() {
  const { develop } = await import('../dev/develop.mjs');
  const shell = process.env.DEPOT_URL || 'http://localhost:8080';
  await develop(withName, { ...aloneIn(folder), shell });
}

async function release() {
  const { releaseRemote: run } = await import('../release/release.mjs');
  await run(withName, aloneIn(folder));
}

/** The API description is that of the product from which these tools were packed. */
async function generate() {
  const { generatedEndpoints } = await import('../generate/endpoints.mjs');
  const { writeFiles } = await import('../generate/write-files.mjs');
  const description = JSON.parse(await readFile(join(import.meta.dirname, '../generate/openapi.json'), 'utf8'));
  const written = await writeFiles(await generatedEndpoints(folder, description));
  const names = written.map((file) => relative(folder, file)).join(', ');
  console.log(names ? `Written: ${names}` : 'Generated files are up to date.');
}

const run = { dev, generate, release }[command];
if (run) await run();
else {
  console.error('Usage: depot dev | depot generate | depot release');
  process.exitCode = 1;
}
