import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { brokenExports, comparable } from './broken-exports.mjs';
import { surfaceOf } from './surface.mjs';
import { surfaceProblem } from './surface-problem.mjs';
import { withVersion } from './told-version.mjs';

const folder = mkdtempSync(join(tmpdir(), 'depot-surface-'));
afterAll(() => rmSync(folder, { recursive: true }));

function surfaceIn(files) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return surfaceOf(folder, { '.': join(folder, 'index.d.ts') });
}

test('a surface is what is exported, by name and without comments, and what only that names', () => {
  const lines = surfaceIn({
    'index.d.ts': `export { open, type Door as Gate } from './door.js';
      export { Button, type ButtonProps } from 'antd'; export * from 'react-router-dom'; export * from './all.js';`,
    'door.d.ts': `import type { Key } from './key.js';
      /** Not said. */ export interface Door { /* nor this */ wide: number }
      interface Hinge { left: boolean } export declare function open(key: Key, hinge?: Hinge): Door;
      export declare const unused: number;`,
    'key.d.ts': `export interface Key { teeth: Teeth } export type Teeth = 1 | 2;`,
    'all.d.ts': `export declare const most = 7;`,
  });
  expect(lines).toEqual([
    '## .',
    '',
    'Button: from antd',
    'ButtonProps: from antd',
    'Gate: export interface Door { wide: number; }',
    'most: export declare const most = 7;',
    'open: export declare function open(key: Key, hinge?: Hinge): Door;',
    '* from react-router-dom',
    '(not exported) Hinge: interface Hinge { left: boolean; }',
    '(not exported) Key: export interface Key { teeth: Teeth; }',
    '(not exported) Teeth: export type Teeth = 1 | 2;',
    '',
  ]);
});

test('a long declaration is told by its beginning and a digest, which another end changes', () => {
  const long = (end) => `export declare const names: { ${'name: string; '.repeat(200)} ${end}: 1 };`;
  const [, , one] = surfaceIn({ 'index.d.ts': long('one') });
  const [, , other] = surfaceIn({ 'index.d.ts': long('other') });
  expect(one).toMatch(/^names: export declare const names: .{160,} … [0-9a-f]{12}$/);
  expect(one.slice(0, -12)).toBe(other.slice(0, -12));
  expect(one).not.toBe(other);
});

describe('a surface that is not as it was kept', () => {
  const at = (version, ...lines) => [`# @depot/ui ${version}`, '', '## .', '', ...lines].join('\n');
  const kept = at('1.2.9', 'Page: a', 'Table: b');
  const more = ['Chart: c', 'Page: a', 'Table: b'];

  test('the same one is well', () => expect(surfaceProblem(kept, kept, true)).toBeUndefined());

  test.each([
    ['something is added', at('1.2.9', ...more), 'is another: raise its version'],
    ['something is declared otherwise', at('1.2.9', 'Page: z', 'Table: b'), 'is another: raise its version'],
    ['the version went back', at('1.2.8', ...more), 'is another: raise its version'],
    ['something is gone', at('1.3.0', 'Page: a'), 'has no Table (.) any more: raise its first number'],
  ])('without a version of its own it is refused: %s', (_what, now, why) => {
    for (const isCheck of [true, false]) expect(surfaceProblem(kept, now, isCheck)).toContain(why);
  });

  test.each([
    ['something is added', at('1.2.10', ...more)],
    ['something is gone', at('2.0.0', 'Page: a')],
    ['only the version is another', at('1.2.0', 'Page: a', 'Table: b')],
  ])('with one it is written: %s', (_what, now) => {
    expect(surfaceProblem(kept, now, false)).toBeUndefined();
    expect(surfaceProblem(kept, now, true)).toBe("npm run surfaces writes @depot/ui's.");
  });

  test('what breaks what was compiled before needs another first number', () => {
    const now = at('1.3.0', 'Page: z', 'Table: b');
    const broken = ["Page (.): Type 'string' is not assignable to type 'number'."];
    expect(surfaceProblem(kept, now, true, broken)).toContain(`(${broken[0]}): raise its first number`);
    expect(surfaceProblem(kept, at('2.0.0', 'Page: z', 'Table: b'), false, broken)).toBeUndefined();
  });

  test('the first one is written', () => {
    expect(surfaceProblem(undefined, kept, false)).toBeUndefined();
    expect(surfaceProblem(undefined, kept, true)).toContain('npm run surfaces');
  });
});

test('the version that the contracts tell is written where it stands, and nowhere else', () => {
  const source = "/** 1.0.0 */\nexport const contractVersion = '1.0.0';\nexport const other = '1.0.0';\n";
  expect(withVersion(source, '1.1.0')).toBe(source.replace("Version = '1.0.0'", "Version = '1.1.0'"));
});

describe('an export that is declared otherwise', () => {
  const changed = (before, after) => {
    const [older, newer] = [before, after].map((text, at) => {
      const place = join(folder, `state-${at}`);
      mkdirSync(place, { recursive: true });
      writeFileSync(join(place, 'index.d.ts'), comparable(text, {}));
      return { folder: place, entries: { '.': join(place, 'index.d.ts') } };
    });
    return brokenExports(older, newer)
      .map((line) => line.replace(/:.*/s, ''))
      .sort();
  };
  const ofParameter = 'type G<V> = { v: V }; export type T = G<1>; export {};';
  const part = (props) => `export interface P { ${props} } export declare function Part(props: P): null;`;

  test.each([
    ['a prop that may be left out is added', part('a: string'), part('a: string; b?: number'), []],
    ['a prop takes more than before', part('a: string'), part('a: string | number'), []],
    ['a prop must be given', part('a: string'), part('a: string; b: number'), ['Part (.)']],
    ['a prop takes less than before', part('a: string | number'), part('a: string'), ['Part (.)']],
    ['a prop has another type', part('a: string'), part('a: number'), ['P (.)', 'Part (.)']],
    [
      'a result has more',
      'export declare const f: () => { a: 1 };',
      'export declare const f: () => { a: 1; b: 2 };',
      [],
    ],
    [
      'a result has less',
      'export declare const f: () => { a: 1; b: 2 };',
      'export declare const f: () => { a: 1 };',
      ['f (.)'],
    ],
    ['a type is wider', "export type T = 'a';", "export type T = 'a' | 'b';", []],
    [
      'a type with a parameter is another',
      'export type T<V> = { v: V; n: 1 };',
      'export type T<V> = { v: V; n: 2 };',
      ['T (.)'],
    ],
    [
      'a class has other private members',
      'export declare class C {\n  private a;\n}',
      'export declare class C {\n  private b;\n  #private;\n}',
      [],
    ],
    ['a class has a method less', 'export declare class C { a(): void; }', 'export declare class C { }', ['C (.)']],
    [
      'what is not exported has another type',
      'interface Q { a: 1 } export declare const q: Q; export {};',
      'interface Q { a: 2 } export declare const q: Q; export {};',
      ['q (.)'],
    ],
    [
      'a constant has another value',
      'export declare const c: { a: 1 };',
      'export declare const c: { a: 2; b: 3 };',
      [],
    ],
    ['a list has one more', "export declare const c: ['a'];", "export declare const c: ['a', 'b'];", []],
    ['a constant has less', 'export declare const c: { a: 1; b: 3 };', 'export declare const c: { a: 1 };', ['c (.)']],
    ['a type stands for one with a parameter', ofParameter, ofParameter, []],
    [
      'a symbol is declared again',
      'export declare const s: unique symbol;',
      'export declare const s: unique symbol;',
      [],
    ],
  ])('%s', (_what, before, after, broken) => expect(changed(before, after)).toEqual(broken));

  test('packages are named by the files of their entries', () => {
    const text = "import { A } from '@depot/ui/data'; export type B = import('@depot/rtk').B; import 'antd';";
    expect(comparable(text, { '@depot/ui/data': '/x/data', '@depot/rtk': '/x/rtk' })).toBe(
      "import { A } from '/x/data'; export type B = import('/x/rtk').B; import 'antd';",
    );
  });
});
