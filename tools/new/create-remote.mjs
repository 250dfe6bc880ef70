#!/usr/bin/env node
/**
 * Makes a remote in the current folder, which must be empty, without any checkout: `create-remote mf-hello`. With
 * `--packages <folder>` it is installed from files that `npm run pack` has made, otherwise from a registry.
 */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ownFiles, sourceFiles } from './remote-files.mjs';
import { checkName, Unusable, writeRemote } from './write-remote.mjs';

/** `{ depot: { name: version }, others: { name: version } }`, written when this was packed. */
const versionsFile = join(import.meta.dirname, 'versions.json');

async function create(args) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { packages: { type: 'string' } },
  });
  const [remote, ...more] = positionals;
  if (more.length > 0) throw new Unusable('Usage: create-remote mf-hello [--packages <folder>]');
  checkName(remote);
  const { depot, others } = JSON.parse(await readFile(versionsFile, 'utf8'));
  const dependencies = values.packages ? asFiles(depot, relative(process.cwd(), values.packages)) : depot;
  await writeRemote(process.cwd(), new Map([...ownFiles(remote, dependencies, others), ...sourceFiles(remote, true)]));
  console.log(`${remote} is made. README.md tells how to go on: npm install, npm run generate, npm test.`);
}

/** `@depot/ui` 1.2.0 → `file:<folder>/depot-ui-1.2.0.tgz`, relative to the remote, as a clone elsewhere needs it. */
const asFiles = (versions, folder) =>
  Object.fromEntries(
    Object.entries(versions).map(([name, version]) => {
      const file = `${name.slice(1).replace('/', '-')}-${version}.tgz`;
      return [name, `file:${join(folder, file)}`];
    }),
  );

try {
  await create(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Unusable || error.code?.startsWith('ERR_PARSE_ARGS') ? error.message : error);
  process.exitCode = 1;
}
