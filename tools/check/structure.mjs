/**
 * Measures the production code: lengths of files and functions, long lines, files of a list screen, and uses of browser
 * storage. `node tools/check/structure.mjs` prints the figures and fails if a binding limit is exceeded.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import typescript from 'typescript';
import { sqlText } from '../lint/restricted-syntax.mjs';
import { root } from '../workspace-root.mjs';
import { layoutProblems, portProblems } from './domains.mjs';
import { namesDefinedTwice, namesOfTwoMeanings } from './exported-names.mjs';

const rooms = /^(?:shell|mf-[^/]+|libs|services|tools|lab)\//;
const notProduction = /\.spec\.|\.d\.m?ts$|(?:^|\/)(?:generated|dist|testing|node_modules)\/|^services\/[^/]+\/test\//;
/** Code that recipes type is text there. */
const recipesTexts = 'lab/recipes/changes/';
const storageKit = ['libs/web/storage/src/text.ts', 'libs/web/storage/src/archive.ts'];
/** Makes statements for many rows from their entity. */
const bulkKit = 'libs/node/database/src/bulk-statements.ts';
const [longLine, longFunction] = [120, 40];
/** 121 at the first count; the limit may only decrease. */
const maxLongFunctions = 92;
const sql = new RegExp(sqlText);
const dbStatement = /^(?:query|execute|executeOnCommit|of|bulk|unscoped)$/;

const isProduction = (path) =>
  rooms.test(path) && /\.(?:tsx?|mjs)$/.test(path) && !notProduction.test(path) && !path.startsWith(recipesTexts);
/** Services outside of their repositories and migrations. */
const mayHoldNoSql = (path) => /^services\/[^/]+\/src\//.test(path) && !/\.repository\.ts$|\/migrations\//.test(path);
const isBrowser = (path) => /^(?:shell|mf-[^/]+|libs\/web)\//.test(path);

/** The value that this part of the sorted numbers does not exceed. */
export function quantile(numbers, part) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;
}

const linesOf = (text) => text.replace(/\n$/, '').split('\n');

/** Figures of one file. */
export function measureFile(path, text) {
  const source = typescript.createSourceFile(path, text, typescript.ScriptTarget.Latest, true);
  const functions = [];
  let namesStorage = false;
  let holdsSql = false;
  let namesModuleRef = false;
  const visit = (node) => {
    if (typescript.isFunctionLike(node) && node.body) {
      const [first, last] = [node.getStart(source), node.end].map(
        (at) => source.getLineAndCharacterOfPosition(at).line,
      );
      functions.push(last - first + 1);
    }
    if (typescript.isIdentifier(node) && /^(?:localStorage|sessionStorage|indexedDB)$/.test(node.text))
      namesStorage = true;
    if (typescript.isIdentifier(node) && node.text === 'ModuleRef') namesModuleRef = true;
    if (isSql(node)) holdsSql = true;
    typescript.forEachChild(node, visit);
  };
  visit(source);
  const lines = linesOf(text);
  return {
    path,
    lines: lines.length,
    longLines: lines.filter((line) => line.length > longLine).length,
    functions,
    namesStorage,
    holdsSql,
    namesModuleRef,
    listsColumns: text.includes('JSON_TABLE('),
  };
}

/** A text that is SQL, or a call of `db` that takes or makes it. */
function isSql(node) {
  if (
    typescript.isStringLiteralLike(node) ||
    typescript.isTemplateHead(node) ||
    typescript.isTemplateMiddleOrTemplateTail(node)
  )
    return sql.test(node.text);
  if (!typescript.isCallExpression(node) || !typescript.isPropertyAccessExpression(node.expression)) return false;
  const { name, expression } = node.expression;
  const object = typescript.isPropertyAccessExpression(expression) ? expression.name : expression;
  return dbStatement.test(name.text) && object.getText() === 'db';
}

/** List screens with the number of their files: without tests, styles and the folders of their dialogs. */
export function listScreens(files) {
  const counts = new Map();
  for (const { path } of files) {
    if (!/^mf-[^/]+\/src\/screens\/(?:[^/]+-list|activity-logs)\/[^/]+$/.test(path)) continue;
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  return [...counts].map(([folder, count]) => ({ folder, count }));
}

/** Each figure with its limit; `holds` tells whether exceeding it fails the build. */
export const structureOf = (files, { domainProblems = [], ambiguous = [] } = {}) => [
  ...lengthsOf(files),
  ...placesOf(files, domainProblems),
  { name: 'exported names of two meanings', value: ambiguous.length, max: 0, holds: true },
];

/** Lengths of files, functions and lines. */
function lengthsOf(files) {
  const lengths = files.map(({ lines }) => lines);
  const functions = files.flatMap((file) => file.functions);
  const longLines = files.reduce((sum, file) => sum + file.longLines, 0);
  return [
    { name: 'files', value: files.length },
    { name: 'lines of a file, median', value: quantile(lengths, 0.5), max: 70, holds: true },
    { name: 'lines of a file, 90 %', value: quantile(lengths, 0.9), max: 180, holds: true },
    { name: 'lines of a file, longest', value: Math.max(0, ...lengths) },
    { name: 'lines of a function, median', value: quantile(functions, 0.5) },
    { name: 'lines of a function, 90 %', value: quantile(functions, 0.9), max: 25, holds: true },
    { name: 'lines of a function, longest', value: Math.max(0, ...functions) },
    {
      name: `functions of more than ${longFunction} lines`,
      value: functions.filter((lines) => lines > longFunction).length,
      max: maxLongFunctions,
      holds: true,
    },
    { name: `lines over ${longLine} characters`, value: longLines, max: 0, holds: true },
  ];
}

/** Positions of constructs that are limited to one place. */
function placesOf(files, domainProblems) {
  const count = (isOdd) => files.filter(isOdd).length;
  const never = (name, value) => ({ name, value, max: 0, holds: true });
  const lists = listScreens(files).map((screen) => screen.count);
  return [
    { name: 'files of a list screen, most', value: Math.max(0, ...lists), max: 6, holds: true },
    never(
      'files outside the kit that name browser storage',
      count(({ path, namesStorage }) => isBrowser(path) && namesStorage && !storageKit.includes(path)),
    ),
    never(
      'files with SQL outside of repositories and migrations',
      count(({ path, holdsSql }) => mayHoldNoSql(path) && holdsSql),
    ),
    never(
      'files outside the kit that list columns of a JSON_TABLE',
      count(({ path, listsColumns }) => listsColumns && /^(?:services|libs)\//.test(path) && path !== bulkKit),
    ),
    never(
      'files of services that look a provider up',
      count(({ path, namesModuleRef }) => path.startsWith('services/') && namesModuleRef),
    ),
    never('domains that are laid out or use ports otherwise', domainProblems.length),
  ];
}

function lineOf({ name, value, max }) {
  const bound = max === undefined ? '' : `   at most ${max}${value > max ? '  (over)' : ''}`;
  return `${name.padEnd(57)} ${String(value).padStart(7)}${bound}`;
}

/** Paths of the production code, relative to the root. */
export function productionFiles() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\0').filter((path) => isProduction(path) && existsSync(join(root, path)));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const texts = productionFiles().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const files = texts.map(({ path, text }) => measureFile(path, text));
  const ofServices = texts.filter(({ path }) => /^(?:services|libs\/contracts)\//.test(path));
  const domainProblems = [...portProblems(ofServices), ...layoutProblems(ofServices)];
  const ambiguous = namesOfTwoMeanings(texts);
  const figures = structureOf(files, { domainProblems, ambiguous });
  for (const problem of domainProblems) console.error(problem);
  for (const { name, paths } of ambiguous) console.error(`${name} is exported by ${paths.join(', ')}`);
  for (const figure of figures) console.log(lineOf(figure));
  if (process.argv.includes('--lists')) {
    for (const { folder, count } of listScreens(files)) console.log(`${String(count).padStart(3)}  ${folder}`);
  }
  if (process.argv.includes('--names'))
    for (const { name, paths } of namesDefinedTwice(texts)) console.log(`${name}: ${paths.join(', ')}`);
  if (process.argv.includes('--long')) {
    for (const { path, longLines } of files)
      if (longLines > 0) console.log(`${String(longLines).padStart(3)}  ${path}`);
  }
  const broken = figures.filter(({ value, max, holds }) => holds && value > max);
  for (const { name, value, max } of broken)
    console.error(`${basename(process.argv[1])}: ${name}: ${value}, at most ${max}`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}
