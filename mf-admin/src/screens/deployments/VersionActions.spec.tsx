import type { RegistryEntry } from '@depot/contracts/deployments';
import { renderScreen } from '@depot/web-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { VersionActions } from './VersionActions.js';

const entry = (version: string, deployment?: RegistryEntry['deployment']): RegistryEntry => ({
  url: `https://depot.test/mf-orders/${version}/mf-manifest.json`,
  metadata: { version, integrity: '' },
  extras: { shell: {} as RegistryEntry['extras']['shell'] },
  deployment,
});
const [newer, live, older] = [
  entry('1.2.0', { traffic: 20, default: false }),
  entry('1.1.0', { traffic: 80, default: true }),
  entry('1.0.0'),
];

beforeEach(cleanup);

/** What each version offers while this one is what people get by default. */
async function buttonsOf(shown: RegistryEntry, versions = [newer, live, older]) {
  const asked: string[] = [];
  const { user } = await renderScreen(
    <VersionActions
      remote="mf-orders"
      entry={shown}
      versions={versions}
      live="1.1.0"
      onSplit={(version) => asked.push(`split ${version}`)}
      onRollOut={(version) => asked.push(`roll out ${version}`)}
    />,
    { texts: { [manifest.name]: manifest.locales } },
  );
  const buttons = screen.queryAllByRole('button').map(({ textContent }) => textContent);
  return { buttons, asked, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

test('a newer version is promoted, split or rolled out', async () => {
  const { buttons, asked, press } = await buttonsOf(newer);
  expect(buttons).toEqual(['Promote', 'Split', 'Roll out']);
  await press('Split');
  await press('Roll out');
  expect(asked).toEqual(['split 1.2.0', 'roll out 1.2.0']);
});

test('an older one is rolled back to', async () => {
  expect((await buttonsOf(older)).buttons).toEqual(['Roll back', 'Split', 'Roll out']);
});

test('the one that people get by default takes what others still have, and is given to a part of nobody', async () => {
  expect((await buttonsOf(live)).buttons).toEqual(['Promote']);
});

test('one that everybody has offers nothing', async () => {
  const everybodys = entry('1.1.0', { traffic: 100, default: true });
  expect((await buttonsOf(everybodys, [everybodys, older])).buttons).toEqual([]);
});
