import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { line, Problem } from '../say/say.mjs';
import { root } from '../workspace-root.mjs';
import { checkoutFiles, sourceFiles } from './remote-files.mjs';
import { checkName, Unusable, writeRemote } from './write-remote.mjs';

/**
 * Files of the checkout that list each remote by hand, beside the remote itself: the line of a new one, and the line
 * before it.
 *
 * @type {Record<string, { after: RegExp, lineFor: (remote: string) => string }>}
 */
export const lists = {
  CODEOWNERS: {
    after: /^\/services\/admin\//,
    lineFor: (remote) => `\n${`/${remote}/`.padEnd(25)} @depot/${remote.replace('mf-', '')}`,
  },
  'docs/architecture.md': { after: /^mf-admin\/ /, lineFor: (remote) => `${`${remote}/`.padEnd(17)} the warehouses` },
  'bench/federation/bundled-manifests.mjs': {
    after: /^ {2}'mf-admin':/,
    lineFor: (remote) => `  '${remote}': () => import('../../${remote}/src/manifest.ts'),`,
  },
};

/** Makes a remote among the others of this checkout. */
export async function addRemote([kind, remote, ...more]) {
  if (kind !== 'remote' || more.length > 0) throw new Problem('Usage: npm run new -- remote mf-hello');
  try {
    checkName(remote);
    await writeRemote(join(root, remote), new Map([...checkoutFiles(remote), ...sourceFiles(remote)]));
  } catch (error) {
    throw error instanceof Unusable ? new Problem(error.message) : error;
  }
  for (const [file, list] of Object.entries(lists)) {
    const path = join(root, file);
    await writeFile(path, withRemote(await readFile(path, 'utf8'), list, remote));
  }
  line(`${remote} is made. Next: npm install, npm run generate, npm run dev -- ${remote}.`);
}

/** The text of a list with the line of another remote. */
export function withRemote(text, { after, lineFor }, remote) {
  const lines = text.split('\n');
  const last = lines.findIndex((one) => after.test(one));
  if (last === -1) throw new Problem(`No line is like ${after}: name ${remote} in that list by hand.`);
  return lines.toSpliced(last + 1, 0, lineFor(remote)).join('\n');
}
