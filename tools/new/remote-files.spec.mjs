import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { textProblems } from '../release/gates/texts.mjs';
import { checkoutFiles, ownFiles, sourceFiles } from './remote-files.mjs';
import { checkName, writeRemote } from './write-remote.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'depot-new-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const written = (path) => readFileSync(join(folder, path), 'utf8');

test('a remote of the checkout is called as it was asked for wherever its name stands', async () => {
  await writeRemote(folder, new Map([...checkoutFiles('mf-hello'), ...sourceFiles('mf-hello')]));
  expect(JSON.parse(written('package.json'))).toMatchObject({
    name: '@depot/mf-hello',
    scripts: { build: 'webpack --mode production --config ../tools/build/webpack/remote-config.mjs' },
  });
  expect(written('src/manifest.ts')).toContain("name: 'mf-hello'");
  expect(written('src/manifest.ts')).toContain("import('./screens/hello/Hello.js')");
  expect(existsSync(join(folder, 'src/screens/hello/Hello.spec.tsx'))).toBe(true);
  expect(await textProblems(folder)).toEqual([]);
  const all = [...sourceFiles('mf-hello')].map(([path, text]) => path + text).join('\n');
  expect(all).not.toMatch(/\{[nN]ame\}|\.template|Screen\.tsx/);
});

test('alone, it has the same sources, and the presets of the packed tools', () => {
  const files = ownFiles('mf-hello', { '@depot/ui': '1.2.0' }, { jest: '30.0.0' });
  expect(JSON.parse(files.get('package.json'))).toMatchObject({
    name: 'mf-hello',
    dependencies: { '@depot/ui': '1.2.0' },
    devDependencies: { jest: '30.0.0' },
    scripts: { dev: 'depot dev', release: 'depot release' },
  });
  for (const preset of ['webpack', 'jest', 'eslint'])
    expect(files.get(`${preset}.config.mjs`)).toContain("from '@depot/tools/");
  for (const path of ['README.md', '.github/workflows/release.yml']) {
    expect(files.get(path)).toContain('release -- list mf-hello');
    expect(files.get(path)).not.toMatch(/\{remote\}|\.template/);
  }
});

test('alone, each screen has a guide in both languages', () => {
  const files = sourceFiles('mf-hello', true);
  for (const language of ['gb', 'cn']) {
    expect(Object.keys(JSON.parse(files.get(`src/guide/${language}.json`)))).toEqual(['hello']);
    expect(files.get('src/manifest.ts')).toContain(`${language}: () => import('./guide/${language}.json', `);
  }
  expect([...sourceFiles('mf-hello').keys()].filter((path) => path.includes('guide'))).toEqual([]);
  expect([...files.values()].join('')).not.toMatch(/\{(?:guide|[nN]ame)\}/);
});

test('JSON is imported with its type, which jest asks for', () => {
  const sources = [...sourceFiles('mf-hello', true)].filter(([path]) => path.endsWith('.ts')).map(([, text]) => text);
  const imports = sources.flatMap((text) => text.match(/^.*\.json'.*$/gm) ?? []);
  expect(imports).toHaveLength(6);
  for (const text of imports) expect(text).toMatch(/\.json'(?:,)? (?:\{ )?with:? \{ type: 'json' \}/);
});

test('what is there already is not written over', async () => {
  writeFileSync(join(folder, 'notes.txt'), '');
  await expect(writeRemote(folder, sourceFiles('mf-hello'))).rejects.toThrow('is not empty');
});

test.each([undefined, 'hello', 'mf-', 'mf-Hello', 'mf-two-words'])('%p is no name', (name) => {
  expect(() => checkName(name)).toThrow('A remote is called like mf-hello');
});
