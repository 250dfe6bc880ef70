/**
 * `npm run surfaces` writes what each kit of the browser and the contracts offer to remotes into `surface.txt` beside
 * its `package.json`; with `--check` it only compares. A surface that differs needs a version of its own: remotes are
 * held against versions, and are built elsewhere. The version of the contracts is told in their source, too.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeTypes } from '../pack/write-types.mjs';
import { Problem } from '../say/say.mjs';
import { root } from '../workspace-root.mjs';
import { surfaceOf } from './surface.mjs';
import { surfaceProblem } from './surface-problem.mjs';
import { tellVersion } from './told-version.mjs';

const fileName = 'surface.txt';

/** @param {string[]} args of the command line */
export async function runSurfaces(args) {
  const isCheck = args[0] === '--check';
  if (args.length > (isCheck ? 1 : 0)) throw new Problem('Usage: npm run surfaces [-- --check]');
  const problems = [await tellVersion(isCheck)].filter(Boolean);
  for (const { folder, text } of await surfaces()) {
    const path = join(folder, fileName);
    const before = await readFile(path, 'utf8').catch(() => undefined);
    const problem = surfaceProblem(before, text, isCheck);
    if (problem) problems.push(problem);
    else if (before !== text) await writeFile(path, text);
  }
  if (problems.length > 0) throw new Problem(problems.join('\n'));
}

/** The surface of each package, as its file is to be. */
async function surfaces() {
  const work = await mkdtemp(join(tmpdir(), 'depot-surfaces-'));
  try {
    await writeTypes(work, join(work, 'types'));
    const kits = (await readdir(join(root, 'libs/web'))).map((name) => join('libs/web', name));
    return await Promise.all(
      ['libs/contracts', ...kits].map((folder) => surfaceIn(folder, join(work, 'types', folder))),
    );
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function surfaceIn(folder, types) {
  const { name, version, exports } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
  const lines = surfaceOf(types, await entriesOf(exports, types));
  return { folder: join(root, folder), text: [`# ${name} ${version}`, '', ...lines].join('\n') };
}

/** `{ './queue': '…/src/queue/index.d.ts' }`; of `./*` one for each file that it stands for. */
async function entriesOf(exports, types) {
  const entries = {};
  for (const [entry, { source }] of Object.entries(exports)) {
    if (!/\.tsx?$/.test(source) || source.endsWith('.d.ts')) continue;
    const file = join(types, source.replace(/\.tsx?$/, '.d.ts'));
    const [before, after] = file.split('*');
    if (after === undefined) entries[entry] = file;
    else
      for (const name of await readdir(before))
        if (existsSync(`${before}${name}${after}`)) entries[entry.replace('*', name)] = `${before}${name}${after}`;
  }
  return Object.fromEntries(Object.entries(entries).sort());
}
