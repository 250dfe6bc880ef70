import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../workspace-root.mjs';
import { faultsIn } from './rules.mjs';

/** Sources that hold no rule of their own: tests, texts, tables of the past, what is generated. */
const skipped = [
  /\.spec\.tsx?$|\.d\.ts$|\/index\.ts$/,
  /\/(testing|test|migrations|generated|locales|dist)\//,
  /(^|[./-])(texts|messages|activity|words)\.ts$/,
];

/** The sources of a folder, or the file itself, as git knows them. */
export function sourcesOf(room) {
  const listed = execFileSync('git', ['ls-files', '--', room], { cwd: root, encoding: 'utf8' }).split('\n');
  return listed.filter((file) => /\.tsx?$/.test(file) && !skipped.some((kind) => kind.test(`/${file}`)));
}

/** Every small fault that can be made in a text: where it stands, what it was and is, and the whole changed text. */
export function mutantsOf(file, text) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found = [];
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isDecorator(node)) return;
    for (const { rule, start, end, text: changed } of faultsIn(node, source)) {
      const { line } = source.getLineAndCharacterOfPosition(start);
      const whole = text.slice(0, start) + changed + text.slice(end);
      found.push({ file, line: line + 1, rule, before: text.slice(start, end), after: changed, text: whole });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The faults of a package, as many as are wanted, always the same ones for a seed. */
export function chosenMutants(room, { sample, seed }) {
  const all = sourcesOf(room).flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')));
  return { total: all.length, chosen: sample === undefined ? all : shuffled(all, seed).slice(0, sample) };
}

/** The order that a seed stands for (mulberry32, Fisher and Yates). */
export function shuffled(list, seed) {
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const result = [...list];
  for (let at = result.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [result[at], result[other]] = [result[other], result[at]];
  }
  return result;
}
