import type { Locator, Page } from '@playwright/test';
import type { Subjects } from '../commands/subjects.js';
import { Palette } from './Palette.js';

/** Something that opens over a page. */
export interface Opened {
  name: string;
  /** Below `/in/`. */
  at: (subjects: Subjects) => string;
  open: (page: Page, subjects: Subjects) => Promise<unknown>;
  /** Content that appears; by default a dialog. */
  shown?: (page: Page) => Locator;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first();
const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true }).first();
const menu = (page: Page) => page.locator('.ant-dropdown:visible').getByRole('menu');
const options = (page: Page) => page.locator('.ant-select-dropdown:visible');
const atOrder = ({ orderId }: { orderId: number }) => `order/edit?id=${orderId}`;

const palette: Opened = {
  name: 'the palette with what it has found',
  at: () => 'order',
  open: async (page, { store }) => {
    await new Palette(page).open();
    await page.keyboard.type(store.name);
    await new Palette(page).option(`New order for ${store.name}`).waitFor();
  },
};
const guide: Opened = {
  name: 'the guide',
  at: () => 'order',
  open: async (page) => {
    await new Palette(page).open();
    await page.keyboard.type('guide');
    await new Palette(page).option('Guide').click();
  },
};
const rowMenu: Opened = {
  name: 'the menu of a row',
  at: ({ orders }) => `order?number=${orders.PENDING.displayId}`,
  open: (page, { orders }) => button(page, `More for order #${orders.PENDING.displayId}`).click(),
  shown: menu,
};

/** On the office's screens. */
export const ofOffice: Opened[] = [
  palette,
  guide,
  rowMenu,
  { name: 'a choice of several', at: () => 'order', open: (page) => choice(page, 'Status').click(), shown: options },
  {
    name: 'the languages',
    at: () => 'order',
    open: (page) => page.getByRole('button', { name: 'Language: English' }).click(),
    shown: menu,
  },
  {
    name: 'a question before what cannot be undone',
    at: ({ orders }) => atOrder(orders.PENDING),
    open: async (page) => {
      await button(page, 'More').click();
      await page.getByRole('menuitem', { name: 'Cancel', exact: true }).click();
    },
  },
  {
    name: 'a small form',
    at: ({ orders }) => atOrder(orders.PENDING),
    open: async (page) => {
      await button(page, 'More').click();
      await page.getByRole('menuitem', { name: 'Save as template' }).click();
    },
  },
  { name: 'an invoice', at: ({ orders }) => atOrder(orders.DONE), open: (page) => button(page, /^R?I\d+$/).click() },
  {
    name: 'payments of an invoice',
    at: ({ orders }) => atOrder(orders.DONE),
    open: async (page) => {
      await button(page, /^R?I\d+$/).click();
      await page.getByRole('dialog').getByText('Payments', { exact: true }).click();
    },
  },
  {
    name: 'a tree of categories',
    at: ({ store }) => `order/new?store=${store.id}`,
    open: (page) => choice(page, 'Category').click(),
    shown: options,
  },
  {
    name: 'filters of the stock',
    at: () => 'inventory',
    open: (page) => button(page, 'Filter').click(),
    shown: (page) => page.getByRole('tree'),
  },
  {
    name: 'columns of the stock',
    at: () => 'inventory',
    open: (page) => button(page, 'Columns').click(),
    shown: (page) => page.getByRole('group', { name: 'Columns' }),
  },
  {
    name: 'a correction of the stock',
    at: ({ productId }) => `inventory/details?pid=${productId}&weight=No`,
    open: (page) => button(page, 'Adjust').click(),
  },
  {
    name: 'labels',
    at: ({ productId }) => `inventory/details?pid=${productId}&weight=No`,
    open: (page) => button(page, 'Reprint label').click(),
  },
  {
    name: 'an invitation with its choice of roles',
    at: () => 'settings/user',
    open: async (page) => {
      await button(page, 'Add new User').click();
      await choice(page, 'Role').click();
    },
    shown: options,
  },
  {
    name: 'the company details',
    at: () => 'settings/company',
    open: (page) => button(page, 'Edit company details').click(),
  },
  { name: 'a new category', at: () => 'settings/category', open: (page) => button(page, 'Add Category 1').click() },
  {
    name: 'a statement',
    at: () => 'report/statement?preset=all',
    open: (page) => button(page, /^Statement of/).click(),
  },
  {
    name: 'a form that is left',
    at: () => 'settings/product/new',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Half a product');
      await page.getByRole('navigation').getByRole('link', { name: 'Inventory', exact: true }).click();
    },
  },
];

/** On a phone. */
export const onPhone: Opened[] = [
  palette,
  guide,
  rowMenu,
  { name: 'the sheet of filters', at: () => 'order', open: (page) => button(page, 'Filters').click() },
  {
    name: 'the sheet of entries',
    at: () => 'order',
    open: (page) => page.getByRole('button', { name: 'More', exact: true }).click(),
  },
  {
    name: 'products to choose from',
    at: () => 'received/new',
    open: (page) => choice(page, 'Product, line 1').click(),
    shown: options,
  },
  { name: 'an invoice', at: ({ orders }) => atOrder(orders.DONE), open: (page) => button(page, /^R?I\d+$/).click() },
];
