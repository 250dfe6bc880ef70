import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustRun } from '../../tools/process/run-command.mjs';
import { onStop, stopAll } from '../../tools/process/stop.mjs';
import { Problem, step } from '../../tools/say/say.mjs';
import { root } from '../../tools/workspace-root.mjs';
import { changes, withThoseBefore } from './changes/index.mjs';
import { makeEdits } from './edits.mjs';
import { generatorCommands } from './generator-commands.mjs';
import { closingCommands, recipeSteps } from './recipe.mjs';

/**
 * Follows the recipes of docs/recipes in a new clone, or those that `pattern` selects: edits the places that they name
 * and no others, runs their commands, then those of every change, and checks the results in the started product. Fails
 * if a recipe omits a necessary step.
 *
 * @returns `{ passed, failed, skipped }`
 */
export async function runRecipes({ pattern = '' }) {
  const chosen = withThoseBefore(changes.filter(({ recipe }) => new RegExp(pattern).test(recipe)));
  if (chosen.length === 0) throw new Problem(`There is no recipe "${pattern}" among those that are followed.`);
  const folder = await mkdtemp(join(tmpdir(), 'depot-recipes-'));
  const forget = onStop(() => rm(folder, { recursive: true, force: true }));
  try {
    await step('A fresh clone', () => clone(folder));
    for (const change of chosen) await step(`${change.recipe}.md`, () => follow(change, folder));
    await step('What follows every change', () => run(closingCommands(), folder));
    const names = chosen.map(({ recipe }) => recipe);
    if (pattern === '') await step('Each generator', () => run(generatorCommands.join('\n'), folder));
    await step('All of it is there', () => run(`node lab/recipes/look.mjs ${names.join(' ')}`, folder));
    return { passed: chosen.length, failed: 0, skipped: 0 };
  } finally {
    forget();
    await stopAll();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Clones the committed state, with packages as `npm ci` would install them: hard links if possible. */
async function clone(folder) {
  await mustRun(['git', 'clone', '--quiet', root, folder]);
  const [source, target] = [root, folder].map((place) => join(place, 'node_modules'));
  await mustRun(['cp', '-al', source, target]).catch(async () => {
    await rm(target, { recursive: true, force: true });
    await cp(source, target, { recursive: true, verbatimSymlinks: true });
  });
  await rm(join(target, '.cache'), { recursive: true, force: true });
}

/** Follows each step: first its edits, then its commands. */
async function follow({ recipe, steps: edits }, folder) {
  const steps = recipeSteps(recipe);
  if (edits.length > steps.length) throw new Problem(`${recipe}.md has ${steps.length} steps, not ${edits.length}.`);
  for (const [at, { text, commands }] of steps.entries()) {
    await makeEdits(folder, text, edits[at] ?? []);
    for (const command of commands) await run(command, folder);
  }
}

/** In a shell of its own, which ends with the first command that fails. */
function run(commands, folder) {
  const env = { CI: 'true', NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', FORCE_COLOR: '0' };
  return mustRun(['bash', '-c', `set -euo pipefail\n${commands}`], { cwd: folder, env });
}
