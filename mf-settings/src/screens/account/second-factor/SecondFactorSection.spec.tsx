import { askedAgain, failureResponse, NetworkBack, renderScreen, type Responses } from '@depot/web-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../../manifest.js';
import { SecondFactorSection } from './SecondFactorSection.js';

const secret = 'ABCDEFGHIJ';
const recoveryCodes = ['1111-aaaa', '2222-bbbb'];
const own = (enabled: boolean, codesLeft = 0) => ({ obj: { enabled, codesLeft } });

beforeEach(cleanup);

const page = (
  <>
    <SecondFactorSection />
    <NetworkBack />
  </>
);
const open = (response: Responses = {}, v: 'true' | 'false' = 'false') =>
  renderScreen(page, {
    claims: { v, r: 'WAREHOUSE_ADMIN' },
    texts: { [manifest.name]: manifest.locales },
    response: {
      'GET /second-factor/own': own(false),
      'PUT /second-factor/own': { obj: { secret, setupUrl: `otpauth://totp/x?secret=${secret}` } },
      'PUT /second-factor/own/confirm': { obj: { recoveryCodes }, message: 'On.' },
      ...response,
    },
  });
type Shown = Awaited<ReturnType<typeof open>>;
const dialog = async () => within(await screen.findByRole('dialog'));

/** Enters the password in the open dialog, which shows the key next. */
async function begin({ user }: Shown): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  await user.type(await screen.findByLabelText('Your password'), 'harbor-lane{Enter}');
  await screen.findByText('ABCD EFGH IJ');
}

const codeField = () => screen.findByLabelText<HTMLInputElement>('Code of the app');

test('asks for the password, shows the key in groups, takes a code, and then the codes to keep', async () => {
  const shown = await open();
  await begin(shown);
  await shown.user.type(await codeField(), '123456{Enter}');
  for (const code of recoveryCodes) expect(await screen.findByText(code)).toBeTruthy();
  const bodies = shown.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(bodies).toEqual([{ password: 'harbor-lane' }, { code: '123456' }]);
  await shown.user.click((await dialog()).getByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(screen.queryByText(recoveryCodes[0]!)).toBeNull());
  expect(shown.calls.filter(({ path, method }) => method === 'GET' && path === '/second-factor/own')).toHaveLength(2);
});

test('says at the field what is wrong with a code, and why it was refused above it', async () => {
  const details = [{ path: 'code', message: 'Six digits.' }];
  const answers = [
    failureResponse(400, 'VALIDATION', 'Not valid.', details),
    failureResponse(429, 'TOO_MANY_REQUESTS', 'Too many tries.'),
  ];
  const shown = await open({ 'PUT /second-factor/own/confirm': () => answers.shift() as Response });
  await begin(shown);
  await shown.user.type(await codeField(), '1{Enter}');
  expect(await screen.findByText('Six digits.')).toBeTruthy();
  expect(screen.queryByRole('alert', { name: /Not valid/ })).toBeNull();
  expect(screen.queryByText('Not valid.')).toBeNull();
  await waitFor(async () => expect(document.activeElement).toBe(await codeField()));
  await shown.user.type(await codeField(), '23456{Enter}');
  expect((await screen.findByText('Too many tries.')).closest('[role="alert"]')).toBeTruthy();
  expect(screen.queryByText(recoveryCodes[0]!)).toBeNull();
});

test('a wrong password is told, and shows no key', async () => {
  const shown = await open({ 'PUT /second-factor/own': failureResponse(403, 'FORBIDDEN', 'The password is wrong.') });
  await shown.user.click(await screen.findByRole('button', { name: 'Set up' }));
  await shown.user.type(await screen.findByLabelText('Your password'), 'no{Enter}');
  expect((await screen.findByText('The password is wrong.')).closest('[role="alert"]')).toBeTruthy();
  expect(screen.queryByText('ABCD EFGH IJ')).toBeNull();
});

test('where it is on, it says how many codes are left, and goes off with the password', async () => {
  const shown = await open({
    'GET /second-factor/own': own(true, 1),
    'PUT /second-factor/own/off': { message: 'Off.' },
  });
  expect(await screen.findByText('1 recovery code left')).toBeTruthy();
  await shown.user.click(screen.getByRole('button', { name: 'Turn off' }));
  await shown.user.type(await screen.findByLabelText('Your password'), 'harbor-lane{Enter}');
  await waitFor(() => expect(shown.calls.at(-2)).toMatchObject({ body: { password: 'harbor-lane' } }));
});

test('where nothing may be changed, it only says how it stands', async () => {
  await open({ 'GET /second-factor/own': own(true, 8) }, 'true');
  expect(await screen.findByText('8 recovery codes left')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(?!The network)/ })).toBeNull();
});

test('the codes, which are shown once, stay where it cannot be read how it stands by now', async () => {
  const answers: (object | Response)[] = [own(false)];
  const shown = await open({
    'GET /second-factor/own': () => answers.shift() ?? failureResponse(500, 'INTERNAL', 'Something broke.'),
  });
  await begin(shown);
  await shown.user.type(await codeField(), '123456{Enter}');
  const asked = () => shown.calls.filter(({ path, method }) => method === 'GET' && path === '/second-factor/own');
  const code = await screen.findByText(recoveryCodes[0]!);
  await askedAgain(3, asked);
  expect(code.isConnected).toBe(true);
});
