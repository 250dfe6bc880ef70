import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../workspace-root.mjs';

const [packageFile, toldIn] = ['libs/contracts/package.json', 'libs/contracts/src/deployments/registry.ts'];

/** The source with this version of the contracts in it. */
export const withVersion = (source, version) => source.replace(/(?<=^export const contractVersion = ')[^']*/m, version);

/**
 * The services report the version of the contracts without access to their package.json, so it is written into the
 * source. With `isCheck` it is only compared.
 *
 * @param {boolean} isCheck
 * @returns {Promise<string | undefined>} the problem, if any
 */
export async function tellVersion(isCheck) {
  const [text, source] = await Promise.all([packageFile, toldIn].map((file) => readFile(join(root, file), 'utf8')));
  const { version } = JSON.parse(text);
  const told = withVersion(source, version);
  if (told === source) return undefined;
  if (isCheck) return `${toldIn} tells another version than ${version}: npm run surfaces writes it.`;
  await writeFile(join(root, toldIn), told);
  return undefined;
}
