import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { makeSubjects, type Subjects } from '../commands/subjects.js';
import { laptop, phone } from '../fixtures/people.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { everyPage, Visitor } from '../pages/everyPage.js';
import { SignInPage } from '../pages/SignInPage.js';

/** WCAG 2.2 to level AA, and what axe itself advises. No rule is left out. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function findings(page: Page): Promise<string[]> {
  // all in one page: there is no other site in a frame
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(rules).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** Goes to each of the pages within the application. */
async function lookAt(page: Page, paths: string[]): Promise<void> {
  const visitor = new Visitor(page);
  for (const path of paths) {
    await visitor.visit(path);
    expect.soft(await findings(page), path).toEqual([]);
  }
}

const remotes = ['mf-admin', 'mf-inbound', 'mf-inventory', 'mf-orders', 'mf-reports', 'mf-settings'];
const outside = ['/login', '/forget-pwd', '/reset-pwd?token=abc', '/activation?token=abc', '/nowhere'];
const registration = '/register?token=abc&name=Corner%20Shop&ar=1';
const sizes = { laptop, phone };

let subjects: Subjects;
test.beforeAll(async ({ baseURL }) => {
  subjects = await makeSubjects(baseURL ?? '', accounts.admin);
});

for (const [name, viewport] of Object.entries(sizes))
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    for (const remote of remotes)
      test(`an administrator finds nothing in the way in ${remote}`, async ({ open, baseURL }) => {
        const pages = await everyPage(baseURL ?? '', subjects, 'ADMIN');
        expect([...pages.keys()].toSorted()).toEqual(remotes);
        await lookAt(await open(accounts.admin, '/in/account'), pages.get(remote) ?? []);
      });

    test('a store finds nothing in the way', async ({ open, baseURL }) => {
      const pages = [...(await everyPage(baseURL ?? '', subjects, 'STORE')).values()].flat();
      expect(pages.length).toBeGreaterThan(10);
      await lookAt(await open(subjects.store, '/in/account'), [...pages, '/in/nowhere']);
    });

    test('whoever has not signed in finds nothing in the way', async ({ page }) => {
      for (const path of [...outside, registration]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await findings(page), path).toEqual([]);
      }
      await new SignInPage(page).signIn({ username: 'nobody@e2e.test', password: 'not-the-password' });
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  });
