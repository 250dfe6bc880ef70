import type { Page } from '@playwright/test';
import { liveVersion, promote, publishChanged } from '../commands/versions.js';
import { accounts, expect, inGate, test } from '../fixtures/test.js';
import { FramePage } from '../pages/FramePage.js';

const remote = 'mf-inbound';
const words = (label: string) => ({ 'Add received': `Add received ${label}` });
const button = (page: Page, label: string) =>
  page.getByRole('main').getByText(`Add received ${label}`.trim(), { exact: true }).first();
const outdated = (page: Page) => page.getByText('There is a newer version of this page.');

test(
  'a release reaches new pages at once and open tabs when they go on; a rollback is one click',
  inGate,
  async ({ as, open, page, context }) => {
    const admin = await as(accounts.admin);
    const first = await liveVersion(admin, remote);
    const versions = ['one', 'two', 'three'].map((label, place) => ({ label, version: `9.0.${place}-${Date.now()}` }));
    await open(accounts.admin, '/in/received');
    const frame = new FramePage(page);
    await expect(button(page, '')).toBeVisible();
    await frame.visit('inventory');
    await frame.visit('received');

    for (const { label, version } of versions) await publishChanged(remote, first, version, words(label));
    // In quick succession: a tab that refreshes in between would use a version other than the last.
    for (const { version } of versions) await promote(admin, remote, version);
    try {
      const fresh = await context.newPage();
      // Removes the stored registry, so that the page waits for the network even on a slow machine.
      await fresh.addInitScript((key) => localStorage.removeItem(key), 'depot-registry');
      await fresh.goto('/in/received');
      await expect(button(fresh, 'three')).toBeVisible();

      // The tab from three releases ago keeps its page, shows the notice within a minute, and can open every page.
      await expect(outdated(page)).toBeVisible();
      await expect(button(page, '')).toBeVisible();
      await frame.visit('delivery-receipt');
      await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0);
      await expect(outdated(page)).toHaveCount(0);
      await frame.visit('order');
      await expect(page.getByRole('main').getByText('Manual order').first()).toBeVisible();
      await frame.visit('received');
      await expect(button(page, 'three')).toBeVisible();

      await fresh.goto(`/in/admin/deployments?remote=${remote}`);
      const row = fresh
        .getByRole('region', { name: remote })
        .getByRole('row', { name: new RegExp(versions[0]?.version ?? '') });
      await row.getByRole('button', { name: 'Roll back' }).click();
      await fresh
        .getByRole('dialog', { name: /^Roll .* back/ })
        .getByRole('button', { name: 'Roll back' })
        .click();
      await expect(row.getByText('Stable')).toBeVisible();
      await fresh.goto('/in/received');
      await expect(button(fresh, 'one')).toBeVisible();
    } finally {
      await promote(admin, remote, first);
    }
  },
);

/** 40 of 200; browsers of other journeys that get the canary may add a few successful loads. */
const badly = String.raw`[78]\d(\.\d+)?% of 2\d\d loads succeeded`;

test('a canary that does worse than the stable version is taken back by itself', async ({ as, open, page }) => {
  const admin = await as(accounts.admin);
  const stable = await liveVersion(admin, 'mf-settings');
  const version = `9.1.0-${Date.now()}`;
  await publishChanged('mf-settings', stable, version, {});
  try {
    await open(accounts.admin, '/in/admin/deployments?remote=mf-settings');
    const settings = page.getByRole('region', { name: 'mf-settings' });
    const row = settings.getByRole('row', { name: new RegExp(version) });
    await row.getByRole('button', { name: 'Roll out' }).click();
    const dialog = page.getByRole('dialog', { name: 'Roll out mf-settings' });
    await expect(dialog.getByText('10, 20, 30, 40, 50, 60, 70, 80, 90, 100% · everybody after 90 min')).toBeVisible();
    await dialog.getByRole('button', { name: 'Roll out' }).click();
    await expect(settings.getByText(`${version} is being rolled out: step 1 of 10, 10% of the users.`)).toBeVisible();
    await expect(row.getByText('Canary')).toBeVisible();

    // ten of fifty views by each of four users; more by one user would not count
    const events = Array.from({ length: 50 }, (_, view) => ({
      remote: 'mf-settings',
      version,
      figure: view < 10 ? 'failureEntry' : 'load',
      view,
    }));
    for (const account of [accounts.admin, accounts.manager, accounts.ops, accounts.store]) {
      const person = await as(account);
      expect(await person.post('/remotes/telemetry', { tab: 'tab-of-the-test', events })).toEqual({
        obj: { accepted: 50 },
      });
    }
    await expect(settings.getByText(new RegExp(`was rolled back automatically .* ${badly}`))).toBeVisible();
    expect(await liveVersion(admin, 'mf-settings')).toBe(stable);
    await expect(row.getByText('Retired')).toBeVisible();
    await settings.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History of mf-settings' });
    await expect(history.getByText(`Took ${version} back`)).toBeVisible();
  } finally {
    await promote(admin, 'mf-settings', stable);
  }
  await page.goto('/in/admin/activity-logs');
  await expect(
    page.getByText(new RegExp(`Rolled back mf-settings ${version} automatically: ${badly}; everybody has ${stable}`)),
  ).toBeVisible();
});
