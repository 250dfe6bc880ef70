import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { releases } from '../../lab/upgrade/installed-release.mjs';
import { root } from '../workspace-root.mjs';
import { refuse } from './bundle.mjs';

const textOf = (file) => readFileSync(join(root, file), 'utf8');
const well = { version: '2.5.0', releases: [], changes: '', changelog: '# Changelog\n\n## 2.5.0\n\n### To do\n' };

test('a version is packed once, as it was committed, and with what an operator must do', () => {
  expect(() => refuse(well)).not.toThrow();
  const given = [{ version: '2.5.0', commit: 'abc' }];
  expect(() => refuse({ ...well, releases: given })).toThrow('2.5.0 was given out already (abc)');
  expect(() => refuse({ ...well, changes: ' M package.json' })).toThrow('M package.json');
  expect(() => refuse({ ...well, changelog: '## Unreleased\n' })).toThrow('CHANGELOG.md has no section "## 2.5.0"');
});

test('the releases stand in the changelog, and package.json is beyond them', async () => {
  const all = await releases();
  const changelog = textOf('CHANGELOG.md');
  for (const { version } of all) expect(changelog).toContain(`\n## ${version}\n`);
  const { version } = JSON.parse(textOf('package.json'));
  expect(all.map((release) => release.version)).not.toContain(version);
  // the description of the API shows it
  expect(textOf('libs/node/http/src/operations/open-api.ts')).toContain(`'${version}'`);
});
