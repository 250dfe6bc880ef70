import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Problem } from '../../tools/say/say.mjs';

/**
 * An edit at a place that a step of a recipe names.
 *
 * @typedef {object} Edit
 * @property {string} at the place as named in the step, e.g. `src/locales/gb.json` or
 *   `services/<domain>/src/migrations`
 * @property {string} file the actual file, relative to the checkout
 * @property {string} [after] text that occurs once in the file; `add` follows it
 * @property {string} [instead] text that occurs once in the file; `add` replaces it
 * @property {string} add the new text; the whole file without `after` and `instead`
 */

/**
 * Makes the edits of one step, and none at a place that the step does not name.
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
