import type { Page } from '@playwright/test';
import { activate } from '../commands/activate.js';
import { type Api, callAnonymously } from '../commands/api.js';
import { newTenant } from '../commands/newTenant.js';
import { expect, test } from '../fixtures/test.js';
import { chooseByKeys } from '../pages/chooseByKeys.js';
import { FramePage } from '../pages/FramePage.js';
import { GoodsForm } from '../pages/GoodsForm.js';
import { NewOrderPage } from '../pages/NewOrderPage.js';
import { OutboundPage } from '../pages/OutboundPage.js';
import { SettingsPages } from '../pages/SettingsPages.js';
import { SignInPage } from '../pages/SignInPage.js';

const goods = 'Olive oil';
const shop = 'Corner Store';
const home = { name: shop, address1: '1 Main Street', city: 'Albany', state: 'NY', zipCode: '12207' };
const steps = [
  'Enter the company details',
  'Add an area of the warehouse',
  'Add categories',
  'Add products',
  'Invite stores',
  'Announce and receive the first delivery',
  'Place the first order',
  'Process the order and ship it',
  'Complete the order and make its invoice',
  'Record the payment',
];

/** The checklist on the dashboard. */
class Checklist {
  constructor(private readonly page: Page) {}

  /** Returns to the dashboard, reads the next step and follows its link. */
  async next(step: string): Promise<void> {
    if (!this.page.url().endsWith('/in/dashboard')) await new FramePage(this.page).visit('dashboard');
    const list = this.page.getByRole('region', { name: 'First steps' });
    await expect(list.getByText(`${steps.indexOf(step)} of ${steps.length} done`)).toBeVisible();
    await expect(list.locator('[aria-current=step]')).toHaveText(step);
    await list.getByRole('link', { name: step }).click();
  }
}

/** Registers as the store: opens the invitation's link, and the one in the mail. */
async function register(origin: string, admin: Api, url: string): Promise<void> {
  const token = new URL(url, origin).searchParams.get('token');
  const store = { username: `corner-${Date.now()}@e2e.test`, password: 'e2e-password' };
  const addresses = { billAddress: home, shipAddress: home };
  await callAnonymously(origin, 'POST', '/auth/register', { ...store, token, name: shop, ...addresses });
  await activate(origin, admin, store.username);
}

async function describeCompany(page: Page): Promise<void> {
  const settings = new SettingsPages(page);
  await settings.button('Edit company details').click();
  await settings.dialog.getByRole('textbox', { name: /^Address/ }).fill('12 Harbor Street\nBoston, MA 02118');
  await settings.dialog.getByRole('button', { name: 'Save details' }).click();
  await settings.said('Company details updated.');
}

async function inviteStore(page: Page): Promise<string> {
  const settings = new SettingsPages(page);
  await settings.button('Add new User').click();
  await settings.dialog.getByLabel('Name').fill(shop);
  await settings.choose(settings.dialog, 'Role', 'Store');
  await settings.dialog.getByRole('button', { name: 'Add user' }).click();
  const url = await settings.dialog.getByLabel('Please share below URL for register:').inputValue();
  await settings.dialog.getByRole('button', { name: 'Close' }).last().click();
  return url;
}

async function addPlaces(page: Page, checklist: Checklist): Promise<void> {
  const settings = new SettingsPages(page);
  await checklist.next('Add an area of the warehouse');
  await settings.button('Add warehouse').click();
  await settings.dialog.getByLabel('Name').fill('Dry goods');
  await page.keyboard.press('Enter');
  await settings.said('Warehouse Added!');

  await checklist.next('Add categories');
  await settings.button('Add Category 1').click();
  await settings.dialog.getByLabel('Name').fill('Oils');
  await settings.choose(settings.dialog, 'Warehouse', 'Dry goods');
  await settings.dialog.getByRole('button', { name: 'Add' }).click();
  await settings.said('Category 1 Added!');
  await settings.button('Add Category 2').click();
  await settings.dialog.getByLabel('Name').fill('Olive');
  await settings.choose(settings.dialog, 'Category 1', 'Dry goods / Oils');
  await settings.dialog.getByRole('button', { name: 'Add' }).click();
  await settings.said('Category 2 Added!');
}

async function addProduct(page: Page): Promise<void> {
  const settings = new SettingsPages(page);
  await settings.button('Add Product').click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(goods);
  await settings.choose(page, 'Warehouse', 'Dry goods');
  await settings.choose(page, 'Category 1', 'Oils');
  await settings.choose(page, 'Category 2', 'Olive');
  await page.getByRole('spinbutton', { name: 'Price', exact: true }).fill('9.5');
  await settings.choose(page, 'Has Weight', 'No');
  await settings.button('Create product').click();
  await settings.said('Product created.');
}

/** One box of forty. */
async function receive(page: Page): Promise<void> {
  const form = new GoodsForm(page);
  await form.button('Add delivery receipt').click();
  await page.getByLabel('Estimated arrival').fill('2037-03-04T14:30');
  await page.getByRole('combobox', { name: 'Product, row 1' }).fill(goods);
  await page.getByTitle(goods).filter({ visible: true }).last().click();
  await page.getByRole('spinbutton', { name: 'Quantity, row 1' }).fill('1');
  await form.button('Create delivery receipt').click();
  await form.dialog.getByRole('button').click();
  await form.button('Inbound').click();
  await page.getByRole('textbox', { name: `Name on box of ${goods}` }).fill('OIL');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await form.quantity(1).fill('40');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await form.button('Confirm inbound').click();
  await form.dialog.getByRole('button', { name: 'Confirm inbound' }).click();
  await page.getByRole('button', { name: 'DONE', exact: true }).click();
  await form.dialog.getByRole('button', { name: 'Finish Inbound' }).click();
  await expect(page).toHaveURL(/\/in\/delivery-receipt$/);
}

async function order(page: Page): Promise<void> {
  const form = new NewOrderPage(page);
  await chooseByKeys(page.getByRole('combobox', { name: 'Store' }), shop);
  await form.search(goods);
  await form.amount(goods).fill('4');
  await form.review.click();
  await form.place.click();
  await expect(page.getByText('Order #1 is placed.')).toBeVisible();
}

/** Each on the page of the order, by its one strong button. */
async function ship(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Process', exact: true }).click();
  await page.getByRole('button', { name: 'Process order' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Outbound', exact: true }).click();
  await page.getByRole('checkbox', { name: `Packed: ${goods}` }).check();
  await new OutboundPage(page).submit.click();
  await expect(page.getByText('Order outbound success.')).toBeVisible();
}

async function bill(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Complete Order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete order' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Generate Invoice' }).click();
  await page.getByRole('button', { name: 'Generate Invoice' }).click();
  await expect(page.getByText(/Invoice I\d+ created\./)).toBeVisible();
}

async function takePayment(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByText('Open', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^I\d+$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as PAID' }).click();
  const question = page.getByRole('dialog').filter({ hasText: 'Are you sure the customer paid for this order?' });
  await question.getByRole('button', { name: 'Mark as PAID' }).click();
  await expect(page.getByText(/Invoice I\d+ is paid\./)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByText('Paid', { exact: true })).toBeVisible();
}

test('a new distributor comes from nothing to its first paid invoice by the checklist alone', async ({
  page,
  as,
  baseURL,
}) => {
  const account = await newTenant();
  await new SignInPage(page).signIn(account);
  const checklist = new Checklist(page);
  await checklist.next('Enter the company details');
  await describeCompany(page);
  await addPlaces(page, checklist);
  await checklist.next('Add products');
  await addProduct(page);
  await checklist.next('Invite stores');
  await register(baseURL ?? '', await as(account), await inviteStore(page));
  await checklist.next('Announce and receive the first delivery');
  await receive(page);
  await checklist.next('Place the first order');
  await order(page);
  await checklist.next('Process the order and ship it');
  await ship(page);
  await checklist.next('Complete the order and make its invoice');
  await bill(page);
  await checklist.next('Record the payment');
  await takePayment(page);
  await new FramePage(page).visit('dashboard');
  await expect(page.getByRole('navigation', { name: 'What waits' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'First steps' })).toHaveCount(0);
});
