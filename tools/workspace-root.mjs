import { resolve } from 'node:path';

/** The folder of the whole project. */
export const root = resolve(import.meta.dirname, '..');

/** The path of a program that came with the npm packages. */
export const packaged = (name) => resolve(root, 'node_modules/.bin', name);
