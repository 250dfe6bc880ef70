import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { packaged, root } from '../workspace-root.mjs';
import oxlint from './oxlint.json' with { type: 'json' };
import { typedRules } from './source-rules.mjs';

// ESLint and oxlint check types of a whole program.
jest.setTimeout(300_000);

/** Code that each rule with types refuses. */
const badExamples = {
  'await-thenable': 'export const wait = async () => await 1;',
  'no-array-delete': 'export const remove = (list: number[]) => { delete list[0]; };',
  'no-base-to-string': 'export const say = (thing: object) => `${String(thing)}`;',
  'no-duplicate-type-constituents': 'export type Twice = number | number;',
  'no-floating-promises': 'export const start = () => { Promise.resolve(1); };',
  'no-for-in-array': 'export const keys = (list: number[]) => { for (const key in list) list.push(Number(key)); };',
  'no-implied-eval': "export const later = () => { setTimeout('alert(1)', 1); };",
  'no-misused-promises':
    'export const each = (list: number[]) => list.forEach(async () => { await Promise.resolve(); });',
  'no-redundant-type-constituents': 'export type Anything = unknown | number;',
  'no-unnecessary-type-assertion': 'export const same = (count: number) => count as number;',
  'no-unsafe-argument': 'export const call = (some: any) => Math.abs(some);',
  'no-unsafe-assignment':
    'export const take = (some: any) => { const taken: number[] = [some]; const one = some; return [taken, one]; };',
  'no-unsafe-call': 'export const call = (some: any): unknown => some();',
  'no-unsafe-enum-comparison': 'enum Size { Small }\nexport const isSmall = (size: Size) => size === 0;',
  'no-unsafe-member-access': 'export const read = (some: any): unknown => some.thing;',
  'no-unsafe-return': 'export const give = (some: any): number => { return some; };',
  'no-unsafe-unary-minus': 'export const negate = (text: string) => -text;',
  'only-throw-error': "export const fail = () => { throw 'text'; };",
  'prefer-promise-reject-errors': "export const fail = () => Promise.reject('text');",
  'restrict-plus-operands': 'export const add = (count: number, list: number[]) => count + list;',
  'restrict-template-expressions': 'export const say = (list: object) => `${list}`;',
  'switch-exhaustiveness-check':
    "export const say = (word: 'a' | 'b') => { switch (word) { case 'a': return 1; } return 2; };",
};

const [gateRules] = oxlint.overrides.map(({ rules }) => rules);
const levelOf = (rule) => (Array.isArray(rule) ? rule : [rule]);
const isOn = ([, rule]) => levelOf(rule)[0] !== 'off';

let folder;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'depot-typed-rules-')));
  const compilerOptions = { strict: true, target: 'es2022', lib: ['es2023', 'dom'], types: [], noEmit: true };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  await writeFile(join(folder, 'oxlint.json'), JSON.stringify({ ...oxlint, overrides: [], rules: gateRules }));
  for (const [name, text] of Object.entries(badExamples)) await writeFile(join(folder, `${name}.ts`), `${text}\n`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const inOrder = (pairs) => [...new Set(pairs)].sort();

test('the gate and ESLint check the same rules that need types, with the same options', () => {
  const gate = Object.entries(gateRules).map(([name, rule]) => [name.replace('typescript/', ''), levelOf(rule)]);
  const authority = Object.entries(typedRules)
    .filter(([name]) => name.startsWith('@typescript-eslint/'))
    .filter(isOn)
    .map(([name, rule]) => [name.replace('@typescript-eslint/', ''), levelOf(rule)]);
  expect(Object.fromEntries(gate)).toEqual(Object.fromEntries(authority));
  expect(Object.keys(badExamples).sort()).toEqual(Object.keys(Object.fromEntries(gate)).sort());
});

test('ESLint refuses each bad example', async () => {
  const eslint = new ESLint({
    cwd: folder,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.ts'],
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { project: './tsconfig.json', tsconfigRootDir: folder },
      },
      plugins: { '@typescript-eslint': tseslint.plugin },
      rules: typedRules,
    },
  });
  const refused = (await eslint.lintFiles(['*.ts'])).flatMap(({ filePath, messages }) =>
    messages
      .map(({ ruleId }) => ruleId?.replace('@typescript-eslint/', ''))
      .filter((rule) => `${rule}.ts` === basename(filePath)),
  );
  expect(inOrder(refused)).toEqual(Object.keys(badExamples).sort());
});

test('the gate refuses each bad example', async () => {
  const args = ['--config', join(folder, 'oxlint.json'), '--type-aware', '--format', 'json', folder];
  const output = await new Promise((resolve) =>
    execFile(packaged('oxlint'), args, { cwd: root }, (_error, stdout) => resolve(stdout)),
  );
  const refused = JSON.parse(output)
    .diagnostics.map(({ code, filename }) => [/\((.+)\)/.exec(code)?.[1], basename(filename)])
    .filter(([rule, file]) => `${rule}.ts` === file)
    .map(([rule]) => rule);
  expect(inOrder(refused)).toEqual(Object.keys(badExamples).sort());
});
