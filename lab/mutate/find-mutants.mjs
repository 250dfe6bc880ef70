import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../../tools/workspace-root.mjs';
import { faultsIn } from './rules.mjs';

/** Sources without rules of their own: tests, texts, migrations, generated code. */
const skipped = [
  /\.spec\.tsx?$|\.d\.ts$/,
  /\/(testing|test|migrations|generated|locales|dist)\//,
  /(^|[./-])(texts|messages|activity|words)\.ts$/,
];

/** Where the linter refuses a floating promise, with `void` or without (`eslint.config.mjs`). */
const awaited = /^(?:services|libs\/node|libs\/contracts)\//;

/** The sources of folders and files, as git knows them. */
export function sourcesOf(...paths) {
  const listed = execFileSync('git', ['ls-files', '--', ...paths], { cwd: root, encoding: 'utf8' }).split('\n');
  return listed.filter((file) => /\.tsx?$/.test(file) && !skipped.some((kind) => kind.test(`/${file}`)));
}

const hashOf = (...words) => createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 10);

/**
 * Every small fault that can be made in a text: its position, old and new code, and the changed text. Its id is
 * independent of other changes of the file.
 */
export function mutantsOf(file, text) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found = [];
  const times = new Map();
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isDecorator(node)) return;
    for (const { rule, start, end, text: changed } of faultsIn(node, source)) {
      if (rule === 'removed await' && awaited.test(file)) continue;
      const { line } = source.getLineAndCharacterOfPosition(start);
      const whole = text.slice(0, start) + changed + text.slice(end);
      const before = text.slice(start, end);
      const alike = hashOf(file, rule, before, changed);
      times.set(alike, (times.get(alike) ?? 0) + 1);
      const id = hashOf(alike, times.get(alike));
      found.push({ id, file, line: line + 1, rule, before, after: changed, text: whole });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Selects an area's faults, `sample` at most, always the same ones for a seed; limited to one kind by `only`. */
export function chosenMutants(paths, { sample, seed, only }) {
  const found = sourcesOf(...paths).flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')));
  const all = only ? found.filter(({ rule, before }) => only.test(`${rule}: ${before}`)) : found;
  return { total: all.length, chosen: sample === undefined ? all : inOrderOf(seed, all).slice(0, sample) };
}

/** The order for a seed: a larger sample contains the smaller one, and new faults do not reorder the others. */
export function inOrderOf(seed, mutants) {
  const place = ({ id }) => hashOf(seed, id);
  return [...mutants].sort((one, other) => (place(one) < place(other) ? -1 : 1));
}
