import type { VersionHealth } from '@depot/contracts/deployments';
import type { Page } from '@playwright/test';
import { drawingThrows } from '../faults/codeFaults.js';
import { answerInstead } from '../faults/fault.js';
import { manifestMissing } from '../faults/manifestFaults.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { FramePage } from '../pages/FramePage.js';

const thrownLater = 'Thrown by a timer of the test.';
test.use({ toleratedPageError: new RegExp(thrownLater) });

const failure = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: 'could not be loaded' });

test('a screen that fails in somebody’s browser stands in the Admin section within 15 seconds', async ({
  people,
  open,
  page,
}) => {
  const admin = await people.arrive(accounts.admin);
  await admin.goto('/in/admin/deployments?minutes=15&remote=mf-reports');
  const reports = admin.getByRole('region', { name: 'mf-reports' });
  await reports.getByRole('button', { name: 'Expand row' }).first().click();
  const drawing = reports.getByText('Render errors');
  await expect(drawing).toHaveCount(0);

  await drawingThrows('/report/category')(page, 'mf-reports');
  await open(accounts.manager, '/in/report/category');
  await expect(failure(page)).toBeVisible();
  await expect(drawing).toBeVisible();
});

test('loads, phases, errors thrown later and web vitals are recorded with their remote and its version', async ({
  as,
  open,
  page,
}) => {
  const admin = await as(accounts.admin);
  const inventory = async () => {
    const { list } = await admin.get<{ list: VersionHealth[] }>('/remotes/health?minutes=15');
    return list.find(({ remote, channel }) => remote === 'mf-inventory' && channel === 'stable');
  };
  const before = await inventory();
  await open(accounts.manager, '/in/inventory');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.evaluate((message) => {
    const entry = performance
      .getEntriesByType('resource')
      .find(({ name }) => /remotes\/mf-inventory\/.*entry/.test(name));
    const error = Object.assign(new Error(message), { stack: `Error: ${message}\n at ${entry?.name}:1:1` });
    setTimeout(() => {
      throw error;
    });
  }, thrownLater);
  await expect.poll(async () => (await inventory())?.counts.errorAsync ?? 0).toBe((before?.counts.errorAsync ?? 0) + 1);
  await page.goto('/login'); // queued events are sent when the page closes
  await expect.poll(async () => (await inventory())?.loads ?? 0).toBeGreaterThan(before?.loads ?? 0);
  const after = await inventory();
  expect(after?.p75.msLoad).toBeGreaterThan(0);
  expect(after?.p75).toMatchObject({
    msManifest: expect.any(Number),
    msEntry: expect.any(Number),
    msScreen: expect.any(Number),
  });
  expect(after?.p75).toMatchObject({ TTFB: expect.any(Number), FCP: expect.any(Number) });
  const metrics = await (await page.request.get('/metrics')).text();
  expect(metrics).toMatch(
    /remote_errors_total\{remote="mf-inventory",version="[^"]+",channel="stable",kind="async"\} \d/,
  );
});

test('nobody notices when measurements cannot be sent', async ({ open, page }) => {
  await answerInstead(page, '**/api/remotes/telemetry', (route) => route.abort('connectionrefused'));
  const repair = await manifestMissing(page, 'mf-orders');
  await open(accounts.admin, '/in/order');
  await expect(failure(page)).toBeVisible();
  const frame = new FramePage(page);
  await frame.expectTicking();
  await frame.visit('inventory');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await repair();
  await frame.visit('order');
  await expect(page.getByRole('main').getByText('Manual order').first()).toBeVisible();
});
