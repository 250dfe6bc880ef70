import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import typescript from 'typescript';
import { root } from '../workspace-root.mjs';

/** Reasons of unscoped statements in this file. */
function reasonsIn(path) {
  const text = readFileSync(join(root, path), 'utf8');
  if (!text.includes('unscoped(')) return [];
  const source = typescript.createSourceFile(path, text, typescript.ScriptTarget.Latest, true);
  const [constants, given] = [new Map(), []];
  const visit = (node) => {
    if (typescript.isVariableDeclaration(node) && node.initializer && typescript.isStringLiteral(node.initializer))
      constants.set(node.name.getText(), node.initializer.text);
    if (typescript.isCallExpression(node) && node.expression.name?.text === 'unscoped') given.push(...node.arguments);
    typescript.forEachChild(node, visit);
  };
  visit(source);
  return given.map((reason) => (typescript.isStringLiteral(reason) ? reason.text : constants.get(reason.getText())));
}

/** The reasons that the page names, in the first column of its table. */
function reasonsTold() {
  const page = readFileSync(join(root, 'docs/scale.md'), 'utf8');
  const table = page.slice(page.indexOf('## Statements across tenants'));
  return [...table.matchAll(/^\| (?!-|why )([^|]+?) +\|/gm)].map(([, reason]) => reason);
}

test('docs/scale.md names every statement that does not stay within one tenant, and no other', () => {
  const listed = execFileSync('git', ['ls-files', 'services/*/src/*.ts', 'libs/node/*/src/*.ts'], { cwd: root });
  const files = listed
    .toString()
    .split('\n')
    .filter((file) => file && !/\.spec\.ts$|\/testing\/|^libs\/node\/testing/.test(file));
  const reasons = files.flatMap(reasonsIn);
  expect(reasons).not.toContain(undefined);
  expect([...new Set(reasons)].sort()).toEqual(reasonsTold().sort());
});
