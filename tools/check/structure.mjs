/**
 * Checks where constructs stand that are limited to one place: SQL, browser storage, the columns of bulk writes, and
 * exported names. `node tools/check/structure.mjs` prints what stands elsewhere, and fails if anything does.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import typescript from 'typescript';
import { sqlText } from '../lint/restricted-syntax.mjs';
import { root } from '../workspace-root.mjs';
import { layoutProblems, portProblems } from './domains.mjs';
import { namesOfTwoMeanings } from './exported-names.mjs';

const rooms = /^(?:shell|mf-[^/]+|libs|services|tools|lab)\//;
const notProduction = /\.spec\.|\.d\.m?ts$|(?:^|\/)(?:generated|dist|testing|node_modules)\/|^services\/[^/]+\/test\//;
/** Code that recipes type is text there. */
const recipesTexts = 'lab/recipes/changes/';
const storageKit = ['libs/web/storage/src/text.ts', 'libs/web/storage/src/archive.ts'];
/** Makes statements for many rows from their entity. */
const bulkKit = 'libs/node/database/src/bulk-statements.ts';
const sql = new RegExp(sqlText);
const dbStatement = /^(?:query|execute|executeOnCommit|of|bulk|unscoped)$/;
/** Without tests, styles and the folders of its dialogs. */
const filesPerListScreen = 6;

const isProduction = (path) =>
  rooms.test(path) && /\.(?:tsx?|mjs)$/.test(path) && !notProduction.test(path) && !path.startsWith(recipesTexts);
/** Services outside of their repositories and migrations. */
const mayHoldNoSql = (path) => /^services\/[^/]+\/src\//.test(path) && !/\.repository\.ts$|\/migrations\//.test(path);
const isBrowser = (path) => /^(?:shell|mf-[^/]+|libs\/web)\//.test(path);

const limitedPlaces = [
  {
    problem: 'names browser storage outside of its kit',
    isBroken: ({ path, namesStorage }) => isBrowser(path) && namesStorage && !storageKit.includes(path),
  },
  {
    problem: 'holds SQL and is neither a repository nor a migration',
    isBroken: ({ path, holdsSql }) => mayHoldNoSql(path) && holdsSql,
  },
  {
    problem: 'lists the columns of a JSON_TABLE outside of the kit',
    isBroken: ({ path, listsColumns }) => listsColumns && /^(?:services|libs)\//.test(path) && path !== bulkKit,
  },
  {
    problem: 'looks a provider up instead of injecting it',
    isBroken: ({ path, namesModuleRef }) => path.startsWith('services/') && namesModuleRef,
  },
];

/** The limited constructs that a file contains. */
export function inspectSource(path, text) {
  const source = typescript.createSourceFile(path, text, typescript.ScriptTarget.Latest, true);
  let namesStorage = false;
  let holdsSql = false;
  let namesModuleRef = false;
  const visit = (node) => {
    if (typescript.isIdentifier(node) && /^(?:localStorage|sessionStorage|indexedDB)$/.test(node.text))
      namesStorage = true;
    if (typescript.isIdentifier(node) && node.text === 'ModuleRef') namesModuleRef = true;
    if (isSql(node)) holdsSql = true;
    typescript.forEachChild(node, visit);
  };
  visit(source);
  return { path, namesStorage, holdsSql, namesModuleRef, listsColumns: text.includes('JSON_TABLE(') };
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

/** @returns {string[]} a line for each construct in the wrong place */
export function findMisplaced(files) {
  const misplaced = files.flatMap((file) =>
    limitedPlaces.filter(({ isBroken }) => isBroken(file)).map(({ problem }) => `${file.path} ${problem}`),
  );
  return [...misplaced, ...findLargeListScreens(files)];
}

function findLargeListScreens(files) {
  const counts = new Map();
  for (const { path } of files) {
    if (!/^mf-[^/]+\/src\/screens\/(?:[^/]+-list|activity-logs)\/[^/]+$/.test(path)) continue;
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > filesPerListScreen)
    .map(([folder, count]) => `${folder} has ${count} files, at most ${filesPerListScreen}`);
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
  const ofServices = texts.filter(({ path }) => /^(?:services|libs\/contracts)\//.test(path));
  const ambiguous = namesOfTwoMeanings(texts).map(({ name, paths }) => `${name} is exported by ${paths.join(', ')}`);
  const problems = [
    ...findMisplaced(texts.map(({ path, text }) => inspectSource(path, text))),
    ...portProblems(ofServices),
    ...layoutProblems(ofServices),
    ...ambiguous,
  ];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
