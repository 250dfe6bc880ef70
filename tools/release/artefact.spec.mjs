import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { artefactLimits } from '@depot/contracts/deployments';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { builtRemote } from './artefact.mjs';

let folder;
let said = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'depot-built-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.0.0' }));
  build({ 'mf-manifest.json': '{}', 'a.js': 'a', 'b.js': 'b' });
  said = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((said += text)));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function build(files) {
  for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, 'dist', path), content);
}

test('source maps travel with a version and do not change its number', async () => {
  const { version } = await builtRemote(folder);
  build({ 'a.js.map': '{"version":3}' });
  const withMaps = await builtRemote(folder);
  expect(withMaps.version).toBe(version);
  expect([...withMaps.files.keys()]).toEqual(['a.js', 'b.js', 'mf-manifest.json', 'a.js.map']);
  build({ 'a.js': 'another a' });
  expect((await builtRemote(folder)).version).not.toBe(version);
  expect(said).toBe('');
});

test('a map that is too large for an upload, and one of no script, are left out', async () => {
  build({ 'a.js.map': Buffer.alloc(artefactLimits.fileBytes + 1), 'b.js.map': '{}', 'c.js.map': '{}' });
  const { files } = await builtRemote(folder);
  expect([...files.keys()]).toEqual(['a.js', 'b.js', 'mf-manifest.json', 'b.js.map']);
  expect(said).toMatch(/^Source maps that are too large and left out: 1\./);
});

test('maps leave room for the files of the version', async () => {
  const most = Buffer.alloc(artefactLimits.fileBytes);
  for (const name of 'cdefgh') build({ [`${name}.js`]: most });
  build({ 'a.js.map': most, 'b.js.map': most, 'c.js.map': most });
  const { files } = await builtRemote(folder);
  expect([...files.keys()].filter((path) => path.endsWith('.map'))).toEqual(['a.js.map']);
  expect([...files.values()].reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(
    artefactLimits.unpackedBytes,
  );
});
