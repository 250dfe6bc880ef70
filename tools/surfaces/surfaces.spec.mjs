import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
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

  test('the first one is written', () => {
    expect(surfaceProblem(undefined, kept, false)).toBeUndefined();
    expect(surfaceProblem(undefined, kept, true)).toContain('npm run surfaces');
  });
});

test('the version that the contracts tell is written where it stands, and nowhere else', () => {
  const source = "/** 1.0.0 */\nexport const contractVersion = '1.0.0';\nexport const other = '1.0.0';\n";
  expect(withVersion(source, '1.1.0')).toBe(source.replace("Version = '1.0.0'", "Version = '1.1.0'"));
});
