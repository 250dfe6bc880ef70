import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/workspace-root.mjs';
import { bashBlocks } from '../production/documented.mjs';

const textOf = (name) => readFileSync(join(root, 'docs/recipes', `${name}.md`), 'utf8');

/**
 * The numbered steps of a recipe, each as it stands there, with its commands: the blocks marked `bash`.
 *
 * @param {string} name of a file of docs/recipes, without its ending
 * @returns {{ text: string, commands: string[] }[]}
 */
export function recipeSteps(name) {
  return textOf(name)
    .split(/^(?=\d+\. )/m)
    .slice(1)
    .map((text) => ({ text, commands: bashBlocks(text) }));
}

/** Commands that docs/recipes/README.md requires after each recipe. */
export const closingCommands = () => bashBlocks(textOf('README')).join('\n');
