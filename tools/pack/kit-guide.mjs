import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesBelow } from '../build/compile.mjs';
import { root } from '../workspace-root.mjs';

/** Characters and lines of the longest example that is shown. */
const [maxExampleLength, maxExampleLines] = [400, 12];
/** Names of surface.txt that teams look up elsewhere: icons, and what a third-party library documents. */
const isListedOnly = (declaration) => declaration.startsWith('from ') || /ComponentType<.*IconProps>/.test(declaration);

/**
 * The list of what the browser kits export, as Markdown: name, documentation, declaration, and the shortest use of it
 * in the product's own remotes.
 *
 * @param {string} types folder of the kits' declarations
 * @returns {Promise<string>}
 */
export async function kitGuide(types) {
  const examples = await shortestUses();
  const kits = readdirSync(join(root, 'libs/web')).filter((kit) => existsSync(surfaceOf(kit)));
  const parts = await Promise.all(kits.map((kit) => kitSection(kit, types, examples)));
  return ['# Parts of the kits', introduction, ...parts].join('\n\n');
}

const surfaceOf = (kit) => join(root, 'libs/web', kit, 'surface.txt');
const introduction =
  'Each part with its documentation, its declaration, and an example from a remote of the product. ' +
  'Import it from the package and entry that its heading names. Third-party parts are documented by their library.';

async function kitSection(kit, types, examples) {
  const { name, version, description } = JSON.parse(readFileSync(join(root, 'libs/web', kit, 'package.json'), 'utf8'));
  const docs = await documentation(join(types, 'libs/web', kit, 'src'));
  const entries = parseSurface(readFileSync(surfaceOf(kit), 'utf8')).map(({ entry, names }) => {
    const told = names.filter(([, declaration]) => !isListedOnly(declaration));
    const others = names.filter(([, declaration]) => isListedOnly(declaration)).map(([other]) => `\`${other}\``);
    const list = others.length > 0 ? [`Also: ${others.join(', ')}.`] : [];
    const parts = told.map(([part, declaration]) => partText(part, declaration, docs.get(part), examples.get(part)));
    return [`### ${join(name, entry)}`, ...parts, ...list].join('\n\n');
  });
  return [`## ${name} ${version}`, description, ...entries].join('\n\n');
}

const partText = (name, declaration, doc, example) =>
  [
    `#### ${name}`,
    ...(doc ? [doc] : []),
    code('ts', declaration.replace(/^export declare /, '')),
    ...(example ? [code('tsx', example)] : []),
  ].join('\n\n');

const code = (language, text) => `\`\`\`${language}\n${text}\n\`\`\``;

/** The entries of a surface.txt, each with its names and their declarations. */
export function parseSurface(surface) {
  return surface
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [entry, ...lines] = part.trim().split('\n');
      const names = lines.filter((line) => /^\w+: /.test(line)).map((line) => /^(\w+): (.*)$/.exec(line).slice(1));
      return { entry, names };
    });
}

/** The comments of exported declarations below a folder, by name. */
async function documentation(folder) {
  const found = new Map();
  for (const file of (await filesBelow(folder)).filter((path) => path.endsWith('.d.ts'))) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    for (const statement of source.statements) {
      const [comment] = statement.jsDoc ?? [];
      const text = ts.getTextOfJSDocComment(comment?.comment)?.replaceAll(/\s+/g, ' ').trim();
      const names = statement.declarationList?.declarations ?? [statement];
      for (const { name } of names) if (text && name?.text) found.set(name.text, text);
    }
  }
  return found;
}

/** The shortest use of each name in the product's remotes: an element, or a call. */
async function shortestUses() {
  const found = new Map();
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
  for (const remote of remotes) {
    const files = await filesBelow(join(root, remote, 'src'));
    for (const file of files.filter((path) => /\.tsx?$/.test(path) && !path.includes('.spec.')))
      for (const [name, text] of usesIn(readFileSync(file, 'utf8')))
        if (text.length < (found.get(name)?.length ?? maxExampleLength)) found.set(name, text);
  }
  return found;
}

/** Elements and calls of a source by the name that they use, with their indentation removed. */
export function usesIn(text) {
  const source = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = [];
  const visit = (node) => {
    const name = usedName(node);
    const example = name && withoutIndent(node.getText(source));
    if (example && example.split('\n').length <= maxExampleLines) found.push([name, example]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function usedName(node) {
  if (ts.isJsxSelfClosingElement(node)) return node.tagName.getText();
  if (ts.isJsxElement(node)) return node.openingElement.tagName.getText();
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? node.expression.text : undefined;
}

function withoutIndent(text) {
  const [first, ...rest] = text.split('\n');
  const indents = rest.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)[0].length);
  const least = Math.min(...indents, 200);
  return [first, ...rest.map((line) => line.slice(least))].join('\n');
}
