import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { root } from '../../workspace-root.mjs';
import { passAfter } from './gates.mjs';
import { lintProblems } from './lint.mjs';
import { problemsIn, testProblems } from './own-tests.mjs';
import { pageProblems } from './page-size.mjs';
import { rememberPassed, stateOfTests } from './passed-tests.mjs';
import { sizeProblems } from './size.mjs';
import { textProblems } from './texts.mjs';
import { typeProblems } from './types.mjs';

// Starts jest, the compiler and lint for a remote.
jest.setTimeout(180_000);

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'depot-remote-'));
  mkdirSync(join(folder, 'src/locales'), { recursive: true });
  mkdirSync(join(folder, 'dist'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file, content) =>
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));

test('a text that one language does not have is named', async () => {
  write('src/locales/gb.json', { a: 'A', list: { title: 'Title', rows_one: '1', rows_other: '2' } });
  write('src/locales/cn.json', { a: '甲', list: { rows: '行', more: '更多' } });
  expect(await textProblems(folder)).toEqual([
    'src/locales/gb.json has no list.more.',
    'src/locales/cn.json has no list.title.',
  ]);
});

test('what travels is measured against the budget', async () => {
  write('package.json', { depot: { budget: { first: 10, total: 100, reason: 'small' } } });
  write('dist/entry.0123.js.br', 'x'.repeat(8));
  write('dist/mf-manifest.json.br', 'x'.repeat(3));
  write('dist/screen.0123.js.br', 'x'.repeat(20));
  write('dist/screen.0123.js', 'x'.repeat(1000));
  expect(await sizeProblems(folder)).toEqual(['first is 11 bytes compressed; the budget in package.json is 10.']);
  await expect(passAfter(folder)).rejects.toThrow('It is not published:\n  - first is 11 bytes');
  write('package.json', { depot: { budget: { first: 10, total: 100 } } });
  expect(await sizeProblems(folder)).toEqual(['package.json has no depot.budget { first, total, reason }.']);
});

test('a remote whose tests fail is not published', async () => {
  const place = `shell/src/gate-${process.pid}`;
  const spec = (works) =>
    `import { expect, test } from '@jest/globals';\ntest('adds', () => expect(1 + 1).toBe(${works ? 2 : 3}));\n`;
  mkdirSync(join(root, place));
  try {
    writeFileSync(join(root, place, 'adds.spec.ts'), spec(false));
    const [problem] = await problemsIn(join(root, place), root);
    expect(problem).toContain('Its tests do not pass:');
    expect(problem).toContain('1 failed');
    writeFileSync(join(root, place, 'adds.spec.ts'), spec(true));
    expect(await problemsIn(join(root, place), root)).toEqual([]);
    const leftOut = "test.skip('takes away', () => expect(1 - 1).toBe(1));\n";
    writeFileSync(join(root, place, 'adds.spec.ts'), spec(true) + leftOut);
    expect(await problemsIn(join(root, place), root)).toEqual(['These of its tests were left out:\ntakes away']);
    writeFileSync(join(root, place, 'adds.spec.ts'), spec(true).replace('test(', 'test.skip('));
    expect(await problemsIn(join(root, place), root)).toEqual(['These of its tests were left out:\nadds']);
  } finally {
    rmSync(join(root, place), { recursive: true });
  }
});

describe('tests that have passed', () => {
  const failing = [expect.stringContaining('Its tests do not pass:')];
  /** A checkout without jest, in which tests fail. */
  const checkout = () => {
    for (const place of ['mf-one/src', 'mf-one/dist', 'libs/web/kit', 'node_modules'])
      mkdirSync(join(folder, place), { recursive: true });
    write('package.json', { workspaces: ['mf-*'] });
    write('mf-one/package.json', { name: 'mf-one' });
    write('mf-one/src/one.ts', 'export const one = 1;');
    write('libs/web/kit/kit.ts', 'export const kit = 1;');
  };
  const pass = async () => rememberPassed(folder, 'mf-one', await stateOfTests(folder, 'mf-one'));
  const found = () => testProblems(join(folder, 'mf-one'));

  test.each([
    ['its own', 'mf-one/src/one.ts'],
    ['one more of its own', 'mf-one/src/two.ts'],
    ['those of a kit', 'libs/web/kit/kit.ts'],
    ['the versions of packages', 'package-lock.json'],
  ])('are run again once files have changed: %s', async (_which, file) => {
    checkout();
    expect(await found()).toEqual(failing);
    await pass();
    write('mf-one/dist/built.js', 'built');
    expect(await found()).toEqual([]);
    write(file, 'export const other = 2;');
    expect(await found()).toEqual(failing);
  });

  test('tell nothing about what has changed while they ran', async () => {
    checkout();
    const before = await stateOfTests(folder, 'mf-one');
    write('mf-one/src/one.ts', 'export const one = 2;');
    await rememberPassed(folder, 'mf-one', before);
    write('mf-one/src/one.ts', 'export const one = 1;');
    expect(await found()).toEqual(failing);
  });
});

test('a remote whose types are wrong is not published, nor one of which nobody can tell', async () => {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  write('package.json', { name: 'mf-alone' });
  write('tsconfig.json', {
    compilerOptions: { noEmit: true, strict: true, skipLibCheck: true, lib: ['es5'], types: [] },
    include: ['src'],
  });
  write('src/one.ts', 'export const one: number = "1";');
  expect(await typeProblems(folder)).toEqual([
    "Its types are wrong:\nsrc/one.ts(1,14): error TS2322: Type 'string' is not assignable to type 'number'.",
  ]);
  write('src/one.ts', 'export const one: number = 1;');
  expect(await typeProblems(folder)).toEqual([]);
  rmSync(join(folder, 'tsconfig.json'));
  expect(await typeProblems(folder)).toEqual([expect.stringContaining('error TS5083')]);
});

test('a remote that breaks the rules of its own lint is not published; one without such a script has none', async () => {
  write('package.json', { name: 'mf-alone', scripts: { lint: 'echo "src/one.ts: no test.only"; exit 1' } });
  expect(await lintProblems(folder)).toEqual(['It breaks the rules of its lint:\nsrc/one.ts: no test.only']);
  write('package.json', { name: 'mf-alone', scripts: { lint: 'echo fine' } });
  expect(await lintProblems(folder)).toEqual([]);
  write('package.json', { name: 'mf-alone', scripts: {} });
  expect(await lintProblems(folder)).toEqual([]);
  write('package.json', { name: 'mf-alone' });
  expect(await lintProblems(folder)).toEqual([]);
});

describe('the remotes of this checkout, as they are built, pass the gates of their release', () => {
  const remotes = readdirSync(root).filter((name) => /^mf-[a-z]+$/.test(name));
  test('they are found', () => expect(remotes).toContain('mf-orders'));
  test.each(remotes)('%s: its texts and its size', async (remote) => {
    const gates = [textProblems, sizeProblems];
    const problems = await Promise.all(gates.map((problemsOf) => problemsOf(join(root, remote))));
    expect(problems.flat()).toEqual([]);
  });
});

test('what a page of the shell names counts, and what its script fetches later does not', async () => {
  const page = '<link href="/a.0123.css"><script src="/b.0123.js" data-shell="/shell.0123.js"></script>';
  write('dist/sign-in.html', page);
  write('dist/a.0123.css', 'x'.repeat(500));
  write('dist/a.0123.css.br', 'x'.repeat(50));
  write('dist/b.0123.js', 'x'.repeat(100));
  write('dist/shell.0123.js', 'x'.repeat(10_000));
  const budget = (bytes) =>
    write('package.json', { depot: { budget: { pages: { 'sign-in.html': bytes }, reason: 'r' } } });
  const actual = page.length + 150;
  budget(actual);
  expect(await pageProblems(folder)).toEqual([]);
  budget(actual - 1);
  expect(await pageProblems(folder)).toEqual([
    `sign-in.html loads ${actual} bytes; the budget in package.json is ${actual - 1}.`,
  ]);
});

test('the pages of the shell, as they are built, keep to their budgets', async () => {
  expect(await pageProblems(join(root, 'shell'))).toEqual([]);
});

test('what is not built has no size to be measured', async () => {
  write('package.json', { depot: { budget: { first: 10, total: 100, reason: 'small' } } });
  expect(await sizeProblems(folder)).toEqual(['dist has no compressed files: build it for production first.']);
});
