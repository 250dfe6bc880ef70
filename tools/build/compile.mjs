/**
 * Compiles the package in the current folder: every `.ts`/`.tsx` under `src` becomes one ES module under `dist`.
 * Tests stay out. Types are checked elsewhere (`npm run typecheck`).
 */
import { join } from 'node:path';
import { compileFolder } from './compile-folder.mjs';

const count = await compileFolder(join(process.cwd(), 'src'), join(process.cwd(), 'dist'));
console.log(`${count} modules`);
