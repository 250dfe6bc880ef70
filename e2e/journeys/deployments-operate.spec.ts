import type { Api } from '../commands/api.js';
import { liveVersion, promote, publishChanged } from '../commands/versions.js';
import { accounts, expect, test } from '../fixtures/test.js';

test('an operator goes from a halt to its cause, finds a user’s error, and takes the remote back', async ({
  as,
  open,
  page,
}) => {
  const remote = 'mf-reports';
  const admin = await as(accounts.admin);
  const first = await liveVersion(admin, remote);
  const [newer, faulty] = [`9.2.0-${Date.now()}`, `9.3.0-${Date.now()}`];
  for (const version of [newer, faulty]) await publishChanged(remote, first, version, {});
  await promote(admin, remote, newer);
  try {
    await admin.post('/remotes/rollout', {
      remote,
      version: faulty,
      steps: [50, 100],
      everyMinutes: 60,
      first: [{ role: 'WAREHOUSE_OPS' }, { role: 'WAREHOUSE_ADMIN' }],
    });
    const events = Array.from({ length: 30 }, (_, view) => ({ remote, version: faulty, figure: 'failureEntry', view }));
    for (const account of [accounts.manager, accounts.ops])
      await (await as(account)).post('/remotes/telemetry', { tab: 'tab-of-the-test', events });

    const reference = await reportError(await as(accounts.ops), remote, faulty);

    await open(accounts.admin, '/in/admin/deployments');
    const row = page.getByRole('region', { name: 'Remotes' }).getByRole('row', { name: new RegExp(remote) });
    await expect(row.getByText(`${faulty} halted`)).toBeVisible({ timeout: 60_000 });
    const isGiven = (version: string) => expect(row.getByRole('cell', { name: `${version} ` })).toBeVisible();
    await isGiven(newer);
    await row.getByText(remote).click();
    const details = page.getByRole('dialog', { name: `Versions of ${remote}` });
    await expect(
      details.getByText(new RegExp(`${faulty} was rolled back automatically .* 0% of 6 loads`)),
    ).toBeVisible();
    await details.getByRole('button', { name: 'Show errors' }).click();
    const errors = page.getByRole('dialog', { name: `Errors of ${remote}` });
    const newest = errors.getByRole('listitem').first();
    await expect(newest.getByRole('heading', { name: 'TypeError: No report <number>' })).toBeVisible();
    for (const fact of ['1 time', '1 user', faulty, 'report/:id', 'Chrome 142', reference])
      await expect(newest.getByText(fact, { exact: true })).toBeVisible();
    await expect(newest.locator('code').first()).toHaveText('showReport static/1.js:1:17');
    await newest.getByText('Stack trace').click();
    await expect(newest.locator('pre')).toHaveText(/showReport static\/1\.js:1:17\s+~\/main\.js:1:5/);
    await errors.getByRole('textbox', { name: 'Error ID' }).fill('0000000000');
    await expect(errors.getByText('No error of this remote has this ID.')).toBeVisible();
    await errors.getByRole('textbox', { name: 'Error ID' }).fill(reference);
    await expect(newest.getByText(reference)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(errors).toHaveCount(0);
    await details.getByRole('button', { name: 'Close' }).click();

    await row.getByRole('button', { name: `Back to ${first}` }).click();
    const question = page.getByRole('dialog', { name: `Roll ${remote} back to ${first}` });
    await expect(question.getByText(`Everybody has ${newer} now.`)).toBeVisible();
    await question.getByRole('button', { name: 'Roll back' }).click();
    await isGiven(first);
    expect(await liveVersion(admin, remote)).toBe(first);
  } finally {
    await promote(admin, remote, first);
  }
});

/** Reports an error as the browser of a user does; returns its id. */
async function reportError(user: Api, remote: string, version: string): Promise<string> {
  const reference = Date.now().toString(16).slice(-10).padStart(10, '0');
  const frames = [
    { name: 'showReport', file: 'static/1.js', line: 1, column: 17 },
    { name: '', file: '~/main.js', line: 1, column: 5 },
  ];
  const place = { screen: 'report/:id', browser: 'Chrome 142' };
  const error = { ...place, reference, remote, version, message: 'TypeError: No report 4711', frames };
  expect(await user.post('/remotes/errors', { errors: [error] })).toEqual({ obj: { accepted: 1 } });
  return reference;
}

test('a preview link shows a version to one user alone, after signing in, until the way back', async ({
  as,
  open,
  page,
  people,
}) => {
  const remote = 'mf-inbound';
  const label = 'Add received early';
  const admin = await as(accounts.admin);
  const first = await liveVersion(admin, remote);
  const version = `9.4.0-${Date.now()}`;
  await publishChanged(remote, first, version, { 'Add received': label });
  await open(accounts.admin, `/in/admin/deployments?remote=${remote}`);
  const details = page.getByRole('dialog', { name: `Versions of ${remote}` });
  await details
    .getByRole('row', { name: new RegExp(version) })
    .getByRole('button', { name: 'Preview' })
    .click();
  const dialog = page.getByRole('dialog', { name: `Preview of ${remote} ${version}` });
  await dialog.getByLabel('Email address of the user').fill(accounts.ops.username);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = new URL(await dialog.getByLabel('Link').inputValue());
  await dialog.getByRole('button', { name: 'Done' }).click();
  const links = details.getByRole('region', { name: 'Open links' });
  await expect(links.getByText(accounts.ops.username)).toBeVisible();

  const foreign = await people.arrive(accounts.manager);
  await foreign.goto(link.pathname + link.search);
  await expect(foreign.getByText('This link has ended, or is for another user.')).toBeVisible();
  const ops = await people.arrive(accounts.ops);
  await ops.goto(link.pathname + link.search);
  const badge = ops.getByRole('status').filter({ hasText: `You see ${remote} ${version} as a preview` });
  await expect(badge).toBeVisible();
  await ops.goto('/in/received');
  await expect(ops.getByRole('main').getByText(label, { exact: true }).first()).toBeVisible();
  await foreign.goto('/in/received');
  await expect(foreign.getByRole('main').getByText('Add received', { exact: true }).first()).toBeVisible();

  await badge.getByRole('button', { name: 'Back to the released version' }).click();
  await expect(badge).toHaveCount(0);
  await expect(ops.getByRole('main').getByText('Add received', { exact: true }).first()).toBeVisible();
});
