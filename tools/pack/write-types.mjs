import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mustRun } from '../process/run-command.mjs';
import { packaged, root } from '../workspace-root.mjs';

/**
 * Writes the declarations of the contracts and browser kits below `types`; errors are left to `npm run typecheck`.
 *
 * @param {string} work folder for the compiler's settings
 * @param {string} types folder of the declarations
 * @param {string} from folder of the sources: this checkout, or an earlier state of it
 */
export async function writeTypes(work, types, from = root) {
  const config = join(work, 'tsconfig.json');
  const options = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    rootDir: from,
    outDir: types,
    typeRoots: [join(root, 'node_modules/@types')],
  };
  const include = ['libs/contracts/src', 'libs/web/*/src'].map((path) => join(from, path));
  const exclude = [join(from, '**/*.spec.ts'), join(from, '**/*.spec.tsx')];
  const extended = join(from, 'tsconfig.base.json');
  await writeFile(config, JSON.stringify({ extends: extended, compilerOptions: options, include, exclude }));
  await mustRun([packaged('tsc'), '-p', config]);
}
