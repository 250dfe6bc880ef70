import type { Page } from '@playwright/test';
import { makeSubjects, type Subjects } from '../commands/subjects.js';
import { laptop, phone } from '../fixtures/people.js';
import { accounts, expect, test, thorough } from '../fixtures/test.js';
import { everyPage, Visitor } from '../pages/everyPage.js';
import { findings, showIn } from '../pages/findings.js';
import { noteViolations } from '../pages/noteViolations.js';
import { SignInPage } from '../pages/SignInPage.js';

/**
 * Goes to each of the pages within the application, none of which may go against its policy, or move under a finger
 * when its answers come.
 */
async function lookAt(page: Page, paths: string[]): Promise<void> {
  const visitor = new Visitor(page);
  for (const path of paths) {
    expect.soft(await visitor.visitLate(path), path).toEqual([]);
    expect.soft(await page.evaluate(() => globalThis.violations), path).toEqual([]);
    expect.soft(await findings(page), path).toEqual([]);
  }
}

test.beforeEach(({ page }) => noteViolations(page));

const remotes = ['mf-admin', 'mf-inbound', 'mf-inventory', 'mf-orders', 'mf-reports', 'mf-settings'];
const outside = ['/login', '/forget-pwd', '/reset-pwd?token=abc', '/activation?token=abc', '/nowhere'];
const registration = '/register?token=abc&name=Corner%20Shop&ar=1';
const sizes = { laptop, phone };

/**
 * One page of each kind: a list, a form, a document, a report and an empty list. They cover the effects of a theme or a
 * language.
 */
const ofEachKind = {
  laptop: [
    ...['dashboard', 'order', 'order/edit', 'order/new', 'order/invoice', 'inventory', 'inventory/details'],
    ...['delivery-receipt', 'report/statement', 'report/product-usage', 'invoices', 'settings/product/edit'],
    ...['settings/user', 'settings/preference', 'admin/deployments', 'account'],
  ],
  phone: ['dashboard', 'order', 'order/edit', 'order/outbound', 'inbound', 'inventory/count/count', 'return/new'],
};

let subjects: Subjects;
test.beforeAll(async ({ baseURL }) => {
  subjects = await makeSubjects(baseURL ?? '', accounts.admin);
});

for (const name of ['laptop', 'phone'] as const)
  test.describe(`on a ${name}`, name === 'phone' ? thorough : {}, () => {
    test.use({ viewport: sizes[name] });

    for (const remote of remotes)
      test(`an administrator finds nothing in the way in ${remote}`, async ({ open, baseURL }) => {
        const pages = await everyPage(baseURL ?? '', subjects, 'ADMIN');
        expect([...pages.keys()].toSorted()).toEqual(remotes);
        await lookAt(await open(accounts.admin, '/in/nowhere'), pages.get(remote) ?? []);
      });

    test('nor is anything in the way in Chinese and in the dark', thorough, async ({ open, page, baseURL }) => {
      await showIn(page, { language: 'cn', theme: 'dark' });
      const pages = [...(await everyPage(baseURL ?? '', subjects, 'ADMIN')).values()].flat();
      const at = (path: string) => pages.find((address) => address.split('?')[0] === `/in/${path}`) ?? path;
      // Not on the checked page: other journeys sign in as the administrator, and the account page shows that.
      await open(accounts.admin, '/in/nowhere');
      await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.style.colorScheme)).toBe('dark');
      await lookAt(page, ofEachKind[name].map(at));
    });

    test('a store finds nothing in the way', async ({ open, baseURL }) => {
      const pages = [...(await everyPage(baseURL ?? '', subjects, 'STORE')).values()].flat();
      expect(pages.length).toBeGreaterThan(10);
      await lookAt(await open(subjects.store, '/in/nowhere'), [...pages, '/in/nowhere']);
    });

    test('whoever has not signed in finds nothing in the way', async ({ page }) => {
      for (const path of [...outside, registration]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await page.evaluate(() => globalThis.violations), path).toEqual([]);
        expect.soft(await findings(page), path).toEqual([]);
      }
      await new SignInPage(page).signIn({ username: 'nobody@e2e.test', password: 'not-the-password' });
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  });
