import type { Release, VersionHealth } from '@depot/contracts/deployments';
import { type RenderedScreen, renderScreen } from '@depot/web-testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { ShellVersions } from './ShellVersions.js';

const release = (version: string, isDefault = false): Release => ({
  remote: 'shell',
  team: 'shell',
  commit: 'abc1234',
  publishedAt: Date.UTC(2026, 10, 20),
  version,
  isDefault,
  traffic: isDefault ? 100 : 0,
});
/** Newest first, as the services list them; the second one is what people have. */
const list = [release('2.6.0'), release('2.5.0', true), release('2.4.0')];

const never = { pollingInterval: 0, skipPollingIfUnfocused: true };
const open = (language: 'gb' | 'cn', health?: VersionHealth) =>
  renderScreen(<ShellVersions health={health} refreshing={never} />, {
    language,
    texts: { [manifest.name]: manifest.locales },
    response: {
      'GET /remotes/releases': { list },
      'PUT /remotes/traffic': { message: 'shell is now served.' },
    },
  });

/** Presses the button of a version, and the one that says yes to the question; returns the question. */
async function promote({ user }: RenderedScreen, version: string, label: string): Promise<string> {
  const row = await screen.findByRole('row', { name: new RegExp(version) });
  await user.click(within(row).getByRole('button', { name: label }));
  const dialog = await screen.findByRole('dialog');
  const question = dialog.textContent;
  await user.click(within(dialog).getByRole('button', { name: label }));
  return question;
}

const asked = ({ calls }: RenderedScreen) => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const wholly = (version: string) => ({ remote: 'shell', split: [{ version, traffic: 100, default: true }] });

test.each([
  ['gb', '2.6.0', 'Promote', 'Give the shell 2.6.0 to everybody?'],
  ['gb', '2.4.0', 'Roll back', 'Roll the shell back to 2.4.0 for everybody?'],
  ['cn', '2.4.0', '回滚', '为所有用户将外壳回滚到 2.4.0？'],
] as const)('in %s, %s: %s asks first, then gives it to everybody', async (language, version, label, question) => {
  const shown = await open(language);
  expect(await promote(shown, version, label)).toContain(question);
  await waitFor(() => expect(asked(shown)).toEqual([wholly(version)]));
  expect(shown.calls.find(({ path }) => path === '/remotes/releases')?.query.get('remote')).toBe('shell');
});

test('the version that people have stands first, without buttons', async () => {
  await open('gb');
  await screen.findByRole('row', { name: /2\.5\.0/ });
  const [, ...rows] = screen.getAllByRole('row');
  const buttons = rows.map((row) =>
    within(row)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent),
  );
  expect(rows[0]?.textContent).toContain('2.5.0');
  expect(buttons).toEqual([[], ['Promote'], ['Roll back']]);
});

describe('what was measured', () => {
  const health: VersionHealth = {
    remote: 'shell',
    version: '2.5.0',
    channel: 'stable',
    loads: 0,
    failures: 0,
    success: null,
    views: 0,
    errors: 0,
    errorRate: null,
    violations: 0,
    counts: {},
    p75: { msLoad: null },
    series: [{ time: 0, loads: 0, failures: 0, views: 0, errors: 0 }],
  };

  test('is named where it is known, and nothing else', async () => {
    await open('gb', { ...health, p75: { msLoad: null, LCP: 1200, CLS: 20 } });
    const values = (await screen.findAllByRole('definition')).map(({ textContent }) => textContent);
    expect(values).toEqual(['1200 ms', '0.02']);
    expect(screen.queryByText('Counts')).toBeNull();
  });

  test('is said to be nothing where there is nothing', async () => {
    await open('gb', health);
    expect(await screen.findByText('No figures yet')).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'Errors and failures over time' })).toBeNull();
  });
});
