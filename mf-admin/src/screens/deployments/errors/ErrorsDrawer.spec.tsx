import type { ThrownErrorGroup } from '@depot/contracts/deployments';
import { type Answer, failureResponse, renderScreen, type ScreenSettings } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { manifest } from '../../../manifest.js';
import { allVersions, ErrorsDrawer } from './ErrorsDrawer.js';

const group: ThrownErrorGroup = {
  id: 1,
  remote: 'mf-orders',
  version: '1.1.0',
  message: 'TypeError: No order <number>',
  count: 12,
  users: 1,
  stack: ['src/screens/List.tsx:5:3', 'showOrder ~/shell.js:1:1'],
  firstAt: Date.UTC(2026, 10, 1),
  lastAt: Date.UTC(2026, 10, 2),
  screens: ['order/:id', ''],
  browsers: ['Chrome 142', 'Safari 19'],
  references: ['3fa9c01b7e', '0000000001'],
};

function Opened({ version = allVersions }: { version?: string }) {
  const [chosen, setChosen] = useState<string | undefined>(version);
  const versions = ['1.1.0', '1.0.0'];
  return (
    <ErrorsDrawer
      remote="mf-orders"
      versions={versions}
      version={chosen}
      onChange={setChosen}
      onClose={() => setChosen(undefined)}
    />
  );
}

const open = (answer: Answer, settings: ScreenSettings & { version?: string } = {}) =>
  renderScreen(<Opened version={settings.version} />, {
    ...settings,
    texts: { [manifest.name]: manifest.locales },
    response: { 'GET /remotes/errors': answer },
  });

test('a group is told with its message, counts, screens, browsers, ids and place in the source', async () => {
  await open({ list: [group] });
  const item = await screen.findByRole('listitem');
  for (const text of [
    'TypeError: No order <number>',
    '12 times',
    '1 user',
    '1.1.0',
    'order/:id',
    'Chrome 142, Safari 19',
  ])
    expect(item.textContent).toContain(text);
  expect(item.textContent).toContain('3fa9c01b7e 0000000001');
  expect(within(item).getByText('Stack trace').closest('details')?.textContent).toContain('src/screens/List.tsx:5:3');
});

test('the same in Chinese', async () => {
  await open({ list: [{ ...group, stack: [] }] }, { language: 'cn' });
  const item = await screen.findByRole('listitem');
  for (const text of ['12 次', '1 位用户', '代码位置–']) expect(item.textContent).toContain(text);
  expect(screen.getByText('mf-orders 的错误')).toBeTruthy();
  expect(screen.queryByText('调用栈')).toBeNull();
});

test('markup in a message is shown as text', async () => {
  await open({ list: [{ ...group, message: '<img src=x onerror=alert(1)>' }] });
  expect(
    (await screen.findByRole('heading', { name: '<img src=x onerror=alert(1)>' })).querySelector('img'),
  ).toBeNull();
});

test('the errors of one version, and the one of a user’s id, are asked for', async () => {
  const { user, calls } = await open({ list: [] }, { version: '1.1.0' });
  expect(await screen.findByText('No errors reported in the last 30 days.')).toBeTruthy();
  const asked = () =>
    calls.filter(({ path }) => path === '/remotes/errors').map(({ query }) => Object.fromEntries(query));
  expect(asked().at(-1)).toEqual({ remote: 'mf-orders', version: '1.1.0' });
  const field = screen.getByRole('textbox', { name: 'Error ID' });
  await user.type(field, 'not an id');
  expect(screen.getByText(/10 characters/)).toBeTruthy();
  await user.clear(field);
  await user.type(field, ' 3FA9C01B7E ');
  expect(await screen.findByText('No error of this remote has this ID.')).toBeTruthy();
  expect(asked().at(-1)).toEqual({ remote: 'mf-orders', version: '1.1.0', reference: '3fa9c01b7e' });
});

test('a failure is shown with a retry', async () => {
  const answers: object[] = [failureResponse(500, 'INTERNAL', 'Broken.'), failureResponse(500, 'INTERNAL', 'Broken.')];
  const { user } = await open(() => answers.shift() ?? { list: [group] });
  expect(await screen.findByText('Broken.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /again/i }));
  await waitFor(() => expect(screen.getByText('12 times')).toBeTruthy());
});
