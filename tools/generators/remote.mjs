import { checkoutFiles, sourceFiles } from '../new/remote-files.mjs';
import { checkName } from '../new/write-remote.mjs';
import { insertLine, writeNewFiles } from './edit-files.mjs';
import { formatFiles } from './format-files.mjs';

/**
 * Files of the checkout that list each remote, beside the remote itself: the line of a new one, and the line before it.
 *
 * @type {Record<string, { after: RegExp, lineFor: (remote: string) => string }>}
 */
export const lists = {
  CODEOWNERS: {
    after: /^\/services\/admin\//,
    lineFor: (remote) => `\n${`/${remote}/`.padEnd(25)} @depot/${remote.replace('mf-', '')}`,
  },
  'docs/architecture.md': { after: /^mf-admin\/ /, lineFor: (remote) => `${`${remote}/`.padEnd(17)} the warehouses` },
  'lab/bench/federation/bundled-manifests.mjs': {
    after: /^ {2}'mf-admin':/,
    lineFor: (remote) => `  '${remote}': () => import('../../${remote}/src/manifest.ts'),`,
  },
};

/**
 * `npx nx g @depot/tools:remote mf-hello`: a remote among the others of this checkout.
 *
 * @param {import('./edit-files.mjs').Tree} tree
 * @param {{ name: string }} options
 */
export default function generateRemote(tree, { name }) {
  checkName(name);
  const files = [...checkoutFiles(name), ...sourceFiles(name)].map(([path, text]) => [`${name}/${path}`, text]);
  writeNewFiles(tree, Object.fromEntries(files));
  for (const [file, { after, lineFor }] of Object.entries(lists)) insertLine(tree, file, after, lineFor(name));
  return formatFiles(tree, `npm install, npm run generate, npm run dev -- ${name}`);
}
