import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Problem } from '../say/say.mjs';

/**
 * What a person types at one place that a step of a recipe names.
 *
 * @typedef {object} Edit
 * @property {string} at the place as the step has it, e.g. `src/locales/gb.json` or `services/<domain>/src/migrations`
 * @property {string} file what that is here, from the checkout's folder
 * @property {string} [after] text that the file has once, and after which `add` is put
 * @property {string} [instead] text that the file has once, and in whose place `add` is put
 * @property {string} add what is put there; the whole file, where neither of the two is given
 */

/**
 * Types what a change wants at one step, and at no place that the step does not name.
 *
 * @param {string} folder of the checkout
 * @param {string} text of the step
 * @param {Edit[]} edits
 */
export async function makeEdits(folder, text, edits) {
  for (const edit of edits) {
    assertNamed(edit, text);
    await makeEdit(join(folder, edit.file), edit);
  }
}

/** A stranger finds the place in the recipe, or not at all. */
function assertNamed({ at, file }, text) {
  if (!text.includes(`\`${at}\``)) throw new Problem(`The recipe does not name \`${at}\` in this step:\n${text}`);
  const pattern = at.split(/<[^>]+>/).map(RegExp.escape ?? escaped);
  const isThere = new RegExp(`(^|/)${pattern.join('[^/]+')}(/|$)`).test(file);
  if (!isThere) throw new Problem(`${file} is not \`${at}\`.`);
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

async function makeEdit(path, { file, after, instead, add }) {
  const wanted = after ?? instead;
  await mkdir(dirname(path), { recursive: true });
  if (wanted === undefined) return writeFile(path, add, { flag: 'wx' });
  const before = await readFile(path, 'utf8');
  const parts = before.split(wanted);
  if (parts.length !== 2) throw new Problem(`${file} has ${parts.length - 1} times: ${wanted}`);
  return writeFile(path, parts.join(after === undefined ? add : after + add));
}
