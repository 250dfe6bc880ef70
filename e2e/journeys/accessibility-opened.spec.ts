import type { Page } from '@playwright/test';
import { makeSubjects, type Subjects } from '../commands/subjects.js';
import { laptop, phone } from '../fixtures/people.js';
import { accounts, expect, test, thorough } from '../fixtures/test.js';
import { Visitor } from '../pages/everyPage.js';
import { findings, showIn } from '../pages/findings.js';
import { ofOffice, onPhone, type Opened } from '../pages/opened.js';

async function lookInto(page: Page, subjects: Subjects, opened: readonly Opened[]): Promise<void> {
  const visitor = new Visitor(page);
  for (const { name, at, open, shown = () => page.getByRole('dialog').last() } of opened)
    await test.step(name, async () => {
      await visitor.visit(`/in/${at(subjects)}`);
      const moved = await visitor.openLate(() => open(page, subjects), shown(page).first());
      expect.soft(moved, name).toEqual([]);
      await expect(shown(page).first()).toBeVisible();
      await visitor.quiet();
      expect.soft(await findings(page), name).toEqual([]);
      await closeAll(page);
    });
}

/** Closes overlays from top to bottom. */
async function closeAll(page: Page): Promise<void> {
  const open = page.locator(
    '[role=dialog]:visible, .ant-dropdown:visible, .ant-select-dropdown:visible, .ant-popover:visible',
  );
  await expect(async () => {
    if ((await open.count()) > 0) await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0, { timeout: 300 });
  }).toPass({ intervals: [10] });
}

let subjects: Subjects;
test.beforeAll(async ({ baseURL }) => {
  subjects = await makeSubjects(baseURL ?? '', accounts.admin);
});

for (const theme of ['light', 'dark'] as const) {
  const details = theme === 'dark' ? thorough : {};
  test(`nothing is in the way in what opens over a page (${theme})`, details, async ({ open, page }) => {
    await page.setViewportSize(laptop);
    await showIn(page, { language: 'gb', theme });
    await lookInto(await open(accounts.admin, '/in/account'), subjects, ofOffice);
  });

  test(`nor on a phone (${theme})`, thorough, async ({ open, page }) => {
    await page.setViewportSize(phone);
    await showIn(page, { language: 'gb', theme });
    await lookInto(await open(accounts.admin, '/in/account'), subjects, onPhone);
  });
}
