/**
 * Checks that everything that documents name exists: paths of the checkout, links, npm scripts, commands and
 * identifiers of the source.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '../workspace-root.mjs';

const topLevel = /^(?:shell|mf-[a-z]+|services|libs|e2e|tools|lab|docs)\//;
const placeholder = /[<>*…{}]|\.\.\./;
const code = /`([^`\n]+)`/g;
const fence = /```\w*\n([^]*?)```/g;

/** Arguments of a jest command: prefixes of the paths of tests. */
const jestCommand = /\bnpm run (?:-s )?jest -- ([^`\n#]+)/g;

/** Every file that git knows, relative to the root. */
export function projectFiles() {
  const options = { cwd: root, encoding: 'utf8' };
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], options).split('\n');
}

/** Every Markdown file of the project, relative to its root. */
export function documents() {
  return execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** Paths that a document names as code and that begin with a folder of the top level. */
export function namedPaths(text) {
  const words = codeWords(text.replace(jestCommand, ''));
  return [...new Set(words.filter((word) => topLevel.test(word) && !placeholder.test(word)))];
}

/** Arguments of jest commands in a document that match no test's path. */
export function unknownTests(text, files) {
  const tests = files.filter((file) => /\.spec\.\w+$/.test(file));
  const named = [...text.matchAll(jestCommand)].flatMap(([, words]) => words.split(/\s+/).filter(Boolean));
  return named.filter((word) => !placeholder.test(word) && !tests.some((test) => test.includes(word)));
}

/** Names of source files that a document gives without their folder, e.g. `OrderList.tsx`. */
export function namedFiles(text) {
  const isFile = (word) => /^[\w.-]+\.(?:tsx?|mjs|yml|yaml|conf)$/.test(word) && !placeholder.test(word);
  return [...new Set(codeWords(text).filter(isFile))];
}

/** Words in backticks and in fenced blocks. */
function codeWords(text) {
  const blocks = [...text.matchAll(fence)].map(([, block]) => block);
  const snippets = [...text.replace(fence, '').matchAll(code)].map(([, snippet]) => snippet);
  return [...blocks, ...snippets].flatMap((snippet) => snippet.split(/[\s,:;()'"=]+/));
}

/** True where the checkout has the path, or the build makes it from a source that it has. */
export function pathExists(path) {
  const clean = path.replace(/[/.]+$/, '');
  const source = clean.replace(/\/dist\/(.*)\.js$/, '/src/$1.ts').replace(/\/dist$/, '/src');
  return existsSync(join(root, clean)) || existsSync(join(root, source));
}

/** Links of a document to a file, or to a heading of one, that does not exist. */
export function brokenLinks(file, text) {
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, target]) => target);
  return links.filter((target) => {
    const [path, anchor] = target.split('#');
    const linked = normalize(join(root, path ? join(dirname(file), path) : file));
    return !existsSync(linked) || (anchor && !headingAnchors(readFileSync(linked, 'utf8')).includes(anchor));
  });
}

/** Anchors of the headings of a document, in the form that GitHub and GitLab give them. */
function headingAnchors(text) {
  const headings = [...text.replace(fence, '').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading.toLowerCase());
  return headings.map((heading) => heading.replace(/[^\p{L}\p{N}_\- ]/gu, '').replace(/ /g, '-'));
}

/** npm scripts that a document runs and package.json does not have. */
export function unknownScripts(text) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const run = [...text.matchAll(/npm run (?:-s |--silent )?([a-z][\w:-]*)/g)].map(([, name]) => name);
  return [...new Set(run)].filter((name) => !(name in scripts));
}

/** Scripts of `tools` that a document runs with node. */
export function unknownCommands(text) {
  return [...text.matchAll(/\bnode (?:--\S+ )*((?:tools|lab|services)\/[\w./-]+)/g)]
    .map(([, path]) => path)
    .filter((path) => !pathExists(path));
}

/** Decorators, classes and functions that a document writes as code, e.g. `@Command` or `Db.batch()`. */
export function namedIdentifiers(text) {
  const decorators = [...text.matchAll(/`@([A-Z]\w+)`/g)].map(([, name]) => name);
  const methods = [...text.matchAll(/`(?:[a-z]\w*|[A-Z]\w*)\.([a-z]\w+)\(/g)].map(([, name]) => name);
  const functions = [...text.matchAll(/`([a-z]\w+[A-Z]\w*)\(/g)].map(([, name]) => name);
  return [...new Set([...decorators, ...methods, ...functions])];
}

/** All TypeScript and JavaScript of the project as one text, for finding identifiers. */
export function sourceText() {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' });
  return files
    .split('\n')
    .filter((file) => file && existsSync(join(root, file)))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}
