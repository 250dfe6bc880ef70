/**
 * Edits of the checkout's files by a generator, in Nx's virtual file system.
 *
 * @typedef {object} Tree
 * @property {string} root
 * @property {(path: string, encoding: 'utf8') => string | null} read
 * @property {(path: string, content: string) => void} write
 * @property {(path: string) => boolean} exists
 */

/** `category-remarks` → `CategoryRemarks` */
export const toPascalCase = (name) =>
  name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

/** `category-remarks` → `categoryRemarks` */
export const toCamelCase = (name) => {
  const pascal = toPascalCase(name);
  return pascal.slice(0, 1).toLowerCase() + pascal.slice(1);
};

/** `category-remarks` → `Category remarks` */
export const toTitle = (name) => {
  const words = name.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/**
 * Writes new files.
 *
 * @param {Tree} tree
 * @param {Record<string, string>} files content by path
 * @throws if one of them exists
 */
export function writeNewFiles(tree, files) {
  const present = Object.keys(files).find((path) => tree.exists(path));
  if (present !== undefined) throw new Error(`${present} exists already.`);
  for (const [path, content] of Object.entries(files)) tree.write(path, content);
}

/** Returns the text of a file. @throws if it is missing */
export function readFileText(tree, path) {
  const text = tree.read(path, 'utf8');
  if (text === null) throw new Error(`${path} does not exist.`);
  return text;
}

/**
 * Inserts a line after the last line that matches.
 *
 * @param {Tree} tree
 * @throws if no line matches
 */
export function insertLine(tree, path, after, line) {
  const lines = readFileText(tree, path).split('\n');
  const at = lines.findLastIndex((each) => after.test(each));
  if (at === -1) throw new Error(`${path} has no line like ${after}; add this one by hand: ${line}`);
  tree.write(path, lines.toSpliced(at + 1, 0, line).join('\n'));
}

/** Adds a property to a JSON file, whose other properties keep their order. */
export function addProperty(tree, path, name, value) {
  const content = JSON.parse(readFileText(tree, path));
  if (name in content) throw new Error(`${path} has "${name}" already.`);
  tree.write(path, `${JSON.stringify({ ...content, [name]: value }, null, 2)}\n`);
}
