import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../say/say.mjs';
import { root } from '../workspace-root.mjs';

/** These commands work on a product that has been built here. */
export async function ensureInstalled() {
  if (!existsSync(join(root, 'services/host/dist/main.js')))
    throw new Problem('Depot is not built here yet: run `npm start` once, or `npm run build`.');
}
