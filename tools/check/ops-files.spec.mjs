import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { stateOfNode } from '../doctor/checks/node.mjs';
import { readRequest } from '../release/request.mjs';
import { root } from '../workspace-root.mjs';
import { pathExists, unknownCommands, unknownScripts } from './documents.mjs';

const listed = (...patterns) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], { cwd: root })
    .toString()
    .split('\n')
    .filter(Boolean);
const textOf = (file) => readFileSync(join(root, file), 'utf8');
const examples = listed('docs/ops');

test('each example for operators is run or looked at by a test, which names it', () => {
  const tests = listed('*.spec.ts', '*.spec.mjs', 'services/host/test/*.ts', 'lab/production/*').map(textOf);
  const unnamed = examples.filter((file) => !tests.some((text) => text.includes(basename(file))));
  expect(examples).toContain('docs/ops/nginx.conf');
  expect(unnamed).toEqual([]);
});

test.each(examples)('%s runs scripts and names paths that exist', (file) => {
  const text = textOf(file);
  expect([...unknownScripts(text), ...unknownCommands(text)]).toEqual([]);
  const named = text.match(/(?<![\w./-])(?:docs|tools|services|libs|shell|lab|mf-[a-z]+)\/[\w./@-]+/g) ?? [];
  expect(named.filter((path) => !pathExists(path))).toEqual([]);
});

test('whatever the services are told to do when they are started is known to them', () => {
  const program = textOf('services/host/src/main.ts');
  const started = /main\.js'?,? '?(--[\w-]+)/g;
  const told = [...examples, 'docs/operations.md'].flatMap((file) => [...textOf(file).matchAll(started)]);
  const words = new Set(told.map(([, word]) => word));
  expect([...words].sort()).toEqual(['--migrate-only', '--wait-until-ready']);
  expect([...words].filter((word) => !program.includes(`'${word}'`))).toEqual([]);
});

/** Commands that `release-remote.yml` runs in a remote's CI. */
const release = textOf('docs/ops/release-remote.yml');

test('the example of a remote’s CI gives commands that the release program takes, on a Node that is maintained', () => {
  const commands = [...release.matchAll(/npm run release -- (.+)$/gm)].map(([, words]) => words.split(/\s+/));
  expect(commands.length).toBeGreaterThan(3);
  for (const words of commands) expect(readRequest(words)).toMatchObject({ remote: 'mf-orders' });
  const [, node] = /node-version: (\d+)/.exec(release);
  expect(stateOfNode(`${node}.0.0`).state).toBe('good');
});

test('it looks at folders that are there, and needs the settings that the documents name', () => {
  const [, folders] = /paths: \[(.*)\]/.exec(release);
  const named = folders.split(', ').map((text) => text.replace(/^'|\/\*\*'$/g, ''));
  expect(named.filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
  const settings = [...release.matchAll(/secrets\.(\w+)/g)].map(([, name]) => name);
  const documented = textOf('docs/operations.md');
  expect(settings).toEqual(['DEPOT_URL', 'DEPOT_RELEASE_TOKEN']);
  expect(settings.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
});
