import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { root } from '../../tools/workspace-root.mjs';
import { changes } from './changes/index.mjs';
import { makeEdits } from './edits.mjs';
import { recipeSteps } from './recipe.mjs';

let folder;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'depot-edits-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Files that a command of the recipe makes cannot be typed into here. */
const isThere = ({ file, after, instead }) => (after ?? instead) === undefined || existsSync(join(folder, file));

test.each(changes.map((change) => [change.recipe, change]))(
  '%s.md names each place that its change is typed at, and the place is there',
  async (recipe, { steps }) => {
    const texts = recipeSteps(recipe);
    for (const [at, edits] of steps.entries()) {
      for (const { file } of edits) {
        const [from, to] = [root, folder].map((place) => join(place, file));
        if (existsSync(from) && !existsSync(to)) await cp(from, to);
      }
      await expect(makeEdits(folder, texts[at]?.text ?? '', edits.filter(isThere))).resolves.toBeUndefined();
    }
  },
);
