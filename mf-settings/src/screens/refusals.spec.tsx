import { refusals, type RenderedScreen, renderScreen, type Responses, sendRefused } from '@depot/web-testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { manifest } from '../manifest.js';
import { AddressPage } from './address/AddressPage.js';
import { CategoryPage } from './category/CategoryPage.js';
import { PreferencePage } from './preference/PreferencePage.js';
import { ProductEdit } from './product-form/ProductEdit.js';
import { ProductList } from './product-list/ProductList.js';
import { SupplierList } from './supplier/SupplierList.js';
import { TemplateEdit } from './template-form/TemplateEdit.js';
import { TemplateList } from './template-list/TemplateList.js';
import { UserDetails } from './user-details/UserDetails.js';
import { UserList } from './user-list/UserList.js';

const cold = { id: 1, name: 'Cold', version: 'w1', categories: [] };
const cheese = { id: 2, name: 'Cheese', version: 'c1', subWarehouse: cold, subCategories: [{ id: 3, name: 'Hard' }] };
const product = (productId: number, secondaryName: string) => ({
  productId,
  secondaryName,
  tertiaryName: '',
  description: '',
  code: '',
  gtin: '',
  picture: '',
  location: '',
  hasWeight: 'No',
  availableQty: 50,
  totalWeight: 0,
  price: 2,
  wholesalePrice: 1.5,
  reserved: 0,
  brand: null,
  disabled: productId === 9,
  reorderPoint: null,
  version: `p${productId}`,
  subWarehouse: cold,
  category: cheese,
  subCategory: cheese.subCategories[0],
});
const products = [product(7, 'Chai'), product(8, 'Feta'), product(9, 'Brie')];
const standing = { weekdays: [1, 4], cutoff: 600, paused: false };
const template = {
  id: 7,
  name: 'Weekly',
  subWarehouseId: 1,
  version: 'a1',
  ofStore: true,
  standing,
  standingVersion: 's1',
  orderItems: [{ productId: 7, quantity: 2, productName: 'Chai', disabled: false }],
};
const address = {
  type: 'SHIP',
  name: 'Wok',
  address1: '1 Main St',
  address2: '',
  city: 'Albany',
  state: 'NY',
  zipCode: '12207',
  version: 'v1',
};
const user = {
  id: 5,
  name: 'Wok',
  username: 'wok@x.test',
  role: 'STORE',
  disabled: false,
  activated: false,
  storeId: null,
  wholesalePrice: false,
  creditPolicy: 'NONE',
  paymentTerms: 30,
  creditLimit: 0,
  version: 'u1',
};
/** What every screen here reads. */
const stored: Responses = {
  'GET /user': { obj: user, list: [user] },
  'GET /product': ({ query }) => (query.has('id') ? { obj: products[0] } : { list: products }),
  'GET /product/alt-ids': { list: [] },
  'GET /user-product/product-ids': { list: [7], version: 'v1' },
  'GET /user-product/store-ids': { list: [5], version: 'a1' },
  'GET /order-template/query': { obj: template },
  'GET /order-template': { list: [template] },
  'GET /warehouse': { list: [cold] },
  'GET /category': { list: [cheese] },
  'GET /brand': { list: [{ id: 1, name: 'Alfa', version: 'v1' }] },
  'GET /client/address': { list: [address] },
  'GET /preference': { obj: { orderProductView: 'LIST', newOrderNotice: false } },
};

type Press = (page: RenderedScreen) => Promise<void>;
const press =
  (...names: string[]): Press =>
  async ({ user }) => {
    for (const name of names) {
      const buttons = await screen.findAllByRole('button', { name, hidden: true });
      await user.click(buttons.at(-1)!);
    }
  };
const tick =
  (...names: string[]): Press =>
  async ({ user }) => {
    for (const name of names) await user.click(await screen.findByRole('checkbox', { name, hidden: true }));
  };
/** Opens a dialog and types after what is in one of its fields. */
const typeInto =
  (button: string | undefined, label: string): Press =>
  async (page) => {
    if (button) await press(button)(page);
    const area = button ? await screen.findByRole('dialog', { hidden: true }) : document.body;
    await page.user.type(await within(area).findByLabelText(label), 'x');
  };
const nothing: Press = () => Promise.resolve();

interface Row {
  name: string;
  page: ReactNode;
  at?: string;
  route?: string;
  role?: 'STORE';
  command: string;
  accepted?: object;
  enter?: Press;
  send: Press;
}

const saved = { obj: { ...template, ...product(7, 'Chai'), standingVersion: 's2' } };
const rows: Row[] = [
  {
    name: 'products of a store',
    page: <UserDetails />,
    at: '/in/settings/user/details?userId=5',
    command: 'PUT /user-product/user',
    enter: tick('Feta', 'Chai'),
    send: press('Update'),
  },
  {
    name: 'an address',
    page: <AddressPage />,
    role: 'STORE' as const,
    command: 'PUT /client/address',
    enter: typeInto('Edit shipping address', 'Address'),
    send: press('Save address'),
  },
  {
    name: 'a category',
    page: <CategoryPage />,
    command: 'PUT /category',
    enter: typeInto('Edit Cheese', 'Name'),
    send: press('Save'),
  },
  {
    name: 'a deleted category',
    page: <CategoryPage />,
    command: 'DELETE /category',
    send: press('Delete Cheese', 'Delete'),
  },
  {
    name: 'a preference',
    page: <PreferencePage />,
    command: 'PUT /preference',
    send: async ({ user }) => user.click(await screen.findByRole('switch', { hidden: true })),
  },
  {
    name: 'a supplier',
    page: <SupplierList />,
    command: 'PUT /brand',
    enter: typeInto('Edit Alfa', 'Name'),
    send: press('Save'),
  },
  {
    name: 'a deleted supplier',
    page: <SupplierList />,
    command: 'DELETE /brand',
    send: press('Delete Alfa', 'Delete'),
  },
  {
    name: 'a product',
    page: <ProductEdit />,
    at: '/in/settings/product/edit?id=7',
    command: 'PUT /product',
    enter: typeInto(undefined, 'Name'),
    send: press('Save product'),
  },
  {
    name: 'a deleted product',
    page: <ProductList />,
    command: 'DELETE /product',
    send: press('Delete Feta', 'Delete'),
  },
  {
    name: 'a product in use again',
    page: <ProductList />,
    command: 'PUT /product/enable',
    send: press('Enable Brie'),
  },
  {
    name: 'a template',
    page: <TemplateEdit />,
    at: '/in/settings/order-templates/edit?id=7',
    command: 'PUT /order-template',
    enter: typeInto(undefined, 'Name'),
    send: press('Save template'),
  },
  {
    name: 'days of a standing order',
    page: <TemplateEdit />,
    at: '/in/settings/order-templates/edit?id=7',
    command: 'PUT /order-template/standing',
    enter: tick('Tuesday'),
    send: press('Save days and time'),
  },
  {
    name: 'an ended standing order',
    page: <TemplateEdit />,
    at: '/in/settings/order-templates/edit?id=7',
    command: 'PUT /order-template/standing',
    send: press('End standing order', 'End standing order'),
  },
  {
    name: 'a removed template',
    page: <TemplateList />,
    role: 'STORE' as const,
    command: 'DELETE /order-template',
    send: press('Delete Weekly', 'Remove template'),
  },
  {
    name: 'a user',
    page: <UserList />,
    at: '/in/settings/user',
    command: 'PUT /user',
    enter: typeInto('Edit Wok', 'Name'),
    send: press('Save user'),
  },
];

describe.each(rows)('$name', ({ page, at = '/in/settings', role, command, accepted = saved, enter, send }) => {
  const open = async (response: Responses) => {
    const rendered = await renderScreen(page, {
      at,
      ...(role && { claims: { r: role } }),
      texts: { [manifest.name]: manifest.locales },
      response: { ...stored, ...response },
    });
    await (enter ?? nothing)(rendered);
    return rendered;
  };

  test.each(refusals)('that is $name is told, kept and sent again', async (refusal) => {
    const [first, second] = await sendRefused({ open, command, accepted, send }, refusal);
    expect(second).toEqual(first);
  });
});
