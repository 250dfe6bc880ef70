import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../workspace-root.mjs';

const textOf = (file) => readFileSync(join(root, file), 'utf8');
const containerfile = textOf('docs/ops/containers/Containerfile');
const compose = textOf('docs/ops/containers/compose.yaml');

/** What the build makes has its source beside it. */
const sourceOf = (path) => path.replace(/\/dist\/(.*)\.js$/, '/src/$1.ts').replace(/\/dist$/, '/src');

test('every file of the checkout that they name is there', () => {
  const named = `${containerfile}\n${compose}`.match(/\b(?:docs|tools|services|shell)\/[\w./-]+/g) ?? [];
  expect(named).toEqual(expect.arrayContaining(['tools/release.mjs', 'services/host/dist/main.js']));
  expect(named.filter((path) => !existsSync(join(root, sourceOf(path))))).toEqual([]);
});

test('every setting that they make is one that the documentation tells of', () => {
  const [settings = ''] = /x-settings:[^]*?\n\n/.exec(compose) ?? [];
  const made = [
    ...settings.matchAll(/^ {2}([A-Z_]+):/gm),
    ...containerfile.matchAll(/\b([A-Z]+_[A-Z]+)=(?!true|")/g),
  ].map(([, name]) => name);
  const documented = new Set(
    [...textOf('docs/operations.md').matchAll(/`([A-Z]+(?:_[A-Z]+)*)`/g)].map(([, name]) => name),
  );
  const known = (name) => documented.has(name) || ['NODE_ENV', 'NX_DAEMON'].includes(name);
  expect(made).toContain('DRAIN_SECONDS');
  expect(made.filter((name) => !known(name))).toEqual([]);
});

test('nobody but the proxy before it names the caller', () => {
  const [, trusted] = /TRUST_PROXY: \$\{TRUST_PROXY:-([^}]+)\}/.exec(compose) ?? [];
  const [, gateway] = /gateway: ([\d.]+)/.exec(compose) ?? [];
  expect(trusted).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
  expect(trusted).toBe(gateway);
});

test('every stage that is built upon, copied from or asked for is defined', () => {
  const defined = [...containerfile.matchAll(/ AS (\w+)$/gm)].map(([, name]) => name);
  const used = [...containerfile.matchAll(/^FROM (\w+) AS|--from=(\w+)/gm)].map(([, base, from]) => base ?? from);
  const asked = [...compose.matchAll(/target: (\w+)/g)].map(([, name]) => name);
  expect(new Set([...used, ...asked])).toEqual(new Set(defined));
});
