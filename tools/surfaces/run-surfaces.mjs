/**
 * `npm run surfaces` writes the exports of each browser kit and of the contracts for remotes into `surface.txt` beside
 * its `package.json`; with `--check` it only compares. A changed surface needs a new version, since remotes are checked
 * against versions and are built elsewhere. A change that breaks code compiled against the last commit needs a new
 * major version. The version of the contracts is also in their source.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeTypes } from '../pack/write-types.mjs';
import { line, Problem } from '../say/say.mjs';
import { root } from '../workspace-root.mjs';
import { comparedWithCommit } from './compared-with-commit.mjs';
import { entriesOf, foldersOf } from './entries.mjs';
import { surfaceOf } from './surface.mjs';
import { bodyOf, surfaceProblem } from './surface-problem.mjs';
import { tellVersion } from './told-version.mjs';

const fileName = 'surface.txt';

/** @param {string[]} args of the command line */
export async function runSurfaces(args) {
  const isCheck = args[0] === '--check';
  if (args.length > (isCheck ? 1 : 0)) throw new Problem('Usage: npm run surfaces [-- --check]');
  const problems = [await tellVersion(isCheck)].filter(Boolean);
  for (const { folder, before, text, broken } of await changedSurfaces()) {
    const problem = surfaceProblem(before, text, isCheck, broken);
    if (problem) problems.push(problem);
    else await writeFile(join(root, folder, fileName), text);
  }
  if (problems.length > 0) throw new Problem(problems.join('\n'));
}

/** Changed surfaces, with their exports that break code compiled before. */
async function changedSurfaces() {
  // Outside of the checkout, where the packages of others are not found: their names stand there, not their types.
  const work = await mkdtemp(join(tmpdir(), 'depot-surfaces-'));
  const types = join(work, 'types');
  try {
    await writeTypes(work, types);
    const surfaces = await Promise.all((await foldersOf(root)).map((folder) => surfaceIn(folder, types)));
    const changed = surfaces.filter(({ before, text }) => before !== text);
    const isRedeclared = ({ before, text }) => before !== undefined && bodyOf(before) !== bodyOf(text);
    const redeclared = changed.filter(isRedeclared).map(({ folder }) => folder);
    const broken = redeclared.length > 0 ? await comparedWithCommit(redeclared, types) : {};
    if (!broken) line('Without git it stays unknown whether a changed declaration breaks remotes.');
    return changed.map((surface) => ({ ...surface, broken: broken?.[surface.folder] ?? [] }));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function surfaceIn(folder, types) {
  const { name, version } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
  const lines = surfaceOf(join(types, folder), await entriesOf(root, folder, types));
  const before = await readFile(join(root, folder, fileName), 'utf8').catch(() => undefined);
  return { folder, before, text: [`# ${name} ${version}`, '', ...lines].join('\n') };
}
