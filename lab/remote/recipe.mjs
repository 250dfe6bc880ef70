import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../tools/say/say.mjs';
import { root } from '../../tools/workspace-root.mjs';
import { bashBlocks } from '../production/documented.mjs';

/** The steps of a remote in a folder of its own, in their order. */
const names = ['pack', 'create', 'check', 'develop', 'release', 'give', 'releaseAgain', 'rollBack', 'withdraw'];

/**
 * The commands of docs/recipes/remote.md by purpose, with other places than the documented ones.
 *
 * @param {{ packages: string, remote: string, url?: string }} places
 * @returns {Record<string, string>}
 */
export function recipe({ packages, remote, url = '' }) {
  const text = readFileSync(join(root, 'docs/recipes/remote.md'), 'utf8');
  const blocks = bashBlocks(text);
  if (blocks.length !== names.length) throw new Problem(`The recipe has ${blocks.length} steps, not ${names.length}.`);
  const placed = (block) =>
    block
      .replaceAll('/srv/packages', packages)
      .replaceAll('/srv/mf-hello', remote)
      .replaceAll('https://depot.example', url);
  return Object.fromEntries(names.map((name, at) => [name, placed(blocks[at])]));
}
