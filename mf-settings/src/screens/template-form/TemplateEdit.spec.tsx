import { failureResponse, renderScreen, type Responses } from '@depot/web-testing';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { TemplateEdit } from './TemplateEdit.js';
import { TemplateNew } from './TemplateNew.js';

const cold = { id: 1, name: 'Cold' };
const product = {
  productId: 4711,
  secondaryName: 'Manchego',
  tertiaryName: '',
  disabled: false,
  code: '',
  subWarehouse: cold,
};

it('shows no number for a product whose name is still on its way', async () => {
  let release = (_: object) => {};
  const names = new Promise<object>((resolve) => (release = resolve));
  const { container } = await renderScreen(<TemplateEdit />, {
    at: '/in/settings/order-templates/edit?id=7',
    texts: { 'mf-settings': manifest.locales },
    response: {
      'GET /order-template/query': {
        obj: {
          id: 7,
          name: 'Weekly',
          subWarehouseId: 1,
          version: 'a1',
          ofStore: false,
          orderItems: [{ productId: 4711, quantity: 2, productName: 'Manchego', disabled: false }],
        },
      },
      'GET /warehouse': { list: [{ id: 1, name: 'Cold', categories: [] }] },
      'GET /product': () => names,
    },
  });
  await screen.findByRole('combobox', { name: 'Product' });
  expect(container.textContent).not.toContain('4711');
  release({ list: [product] });
  expect(await within(container).findByText(/Manchego/)).toBeTruthy();
});

/** Template of a store with its schedule. */
async function openOfStore(
  standing: object | null,
  response: Responses = {},
  ofStore = true,
  orderItems = [{ productId: 4711, quantity: 2, productName: 'Manchego', disabled: false }],
) {
  return renderScreen(<TemplateEdit />, {
    at: '/in/settings/order-templates/edit?id=7',
    texts: { 'mf-settings': manifest.locales },
    response: {
      'GET /order-template/query': {
        obj: {
          id: 7,
          name: 'Weekly',
          subWarehouseId: 1,
          version: 'a1',
          ofStore,
          standing,
          standingVersion: 's1',
          orderItems,
        },
      },
      'GET /warehouse': { list: [{ id: 1, name: 'Cold', categories: [] }] },
      'GET /product': { list: [product] },
      'PUT /order-template/standing': { obj: { standingVersion: 's2' } },
      ...response,
    },
  });
}
const offered = () =>
  ['Start standing order', 'Save days and time', 'Pause', 'Resume', 'End standing order'].filter((name) =>
    screen.queryByRole('button', { name }),
  );

it('a standing order is started where there is none, and saved, paused and ended where one runs', async () => {
  const { unmount } = await openOfStore(null);
  await screen.findByRole('button', { name: 'Start standing order' });
  expect(offered()).toEqual(['Start standing order']);
  unmount();

  const { user, calls } = await openOfStore({ weekdays: [1, 4], cutoff: 600, paused: false });
  await screen.findByRole('button', { name: 'Pause' });
  expect(offered()).toEqual(['Save days and time', 'Pause', 'End standing order']);
  await user.click(screen.getByRole('button', { name: 'End standing order' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'End standing order' }));
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ id: 7, standing: null, version: 's1' }]));
});

it('pausing a standing order leaves days that are only being tried unsaved, and still to be saved', async () => {
  const { user, calls } = await openOfStore({ weekdays: [1, 4], cutoff: 600, paused: false });
  await user.click(await screen.findByRole('checkbox', { name: 'Tuesday' }));
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await waitFor(() =>
    expect(sent()).toEqual([{ id: 7, standing: { weekdays: [1, 4], cutoff: 600, paused: true }, version: 's1' }]),
  );
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tuesday' }).checked).toBe(true);
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save days and time' });
  await waitFor(() => expect(save.disabled).toBe(false));
  await user.click(save);
  await waitFor(() =>
    expect(sent()[1]).toMatchObject({ standing: { weekdays: [1, 2, 4], cutoff: 600 }, version: 's2' }),
  );
});

it('one of whom is a store no more can only be ended', async () => {
  await openOfStore({ weekdays: [1, 4], cutoff: 600, paused: false }, {}, false);
  await screen.findByRole('button', { name: 'End standing order' });
  expect(offered()).toEqual(['End standing order']);
  expect(screen.getByText('Its user is no longer a store, so it places no orders.')).toBeTruthy();
});

it('saving the products does not leave with days of a standing order that were chosen and not saved', async () => {
  const saved = { obj: { id: 7, name: 'Weekly', version: 'a2' } };
  const { user, calls, address } = await openOfStore(null, { 'PUT /order-template': saved });
  await user.click(await screen.findByRole('checkbox', { name: 'Tuesday' }));
  const saveProducts = () => user.click(screen.getByRole('button', { name: 'Save template' }));
  await saveProducts();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stay here' }));
  await saveProducts();
  await user.click((await screen.findAllByRole('button', { name: 'Leave' })).at(-1)!);
  await waitFor(() => expect(address()).toBe('/in/settings/order-templates'));
  const versions = calls
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => (body as { version?: string }).version);
  expect(versions).toEqual(['a1', 'a2']);
});

it.each([false, true])(
  'asks whether to save over what others have saved only who is still there (%s)',
  async (isHere) => {
    let answer: (said: object) => void = () => undefined;
    const answered = new Promise<object>((resolve) => (answer = resolve));
    const { user, follow, log } = await openOfStore(null, { 'PUT /order-template/standing': () => answered });
    await user.click(await screen.findByRole('button', { name: 'Start standing order' }));
    if (!isHere) await follow('/in/order');
    answer(failureResponse(409, 'STALE', 'Li has changed it meanwhile.'));
    if (isHere) expect(await screen.findByRole('dialog')).toBeTruthy();
    else await waitFor(() => expect(log).toContain('failure Li has changed it meanwhile.'));
  },
);

it('names a product that is in its warehouse no more, and is saved only without it', async () => {
  const moved = { productId: 4712, quantity: 3, productName: 'Gouda', disabled: false };
  const kept = { productId: 4711, quantity: 2, productName: 'Manchego', disabled: false };
  const saved = { obj: { id: 7, name: 'Weekly', version: 'a2' } };
  const { user, calls, address } = await openOfStore(null, { 'PUT /order-template': saved }, true, [moved, kept]);
  expect(await screen.findByText(/^Gouda$/)).toBeTruthy();
  const hint = 'This product is not in this warehouse any more, or not in use. Choose another one or remove the line.';
  expect(await screen.findAllByText(hint)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  await user.click(await screen.findByRole('button', { name: 'Remove line 1' }));
  await waitFor(() => expect(screen.queryByText(hint)).toBeNull());
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(address()).toBe('/in/settings/order-templates'));
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toMatchObject([
    { orderItems: [{ productId: 4711, quantity: 2 }] },
  ]);
});

it('another product takes the place of one that is not there any more', async () => {
  const moved = { productId: 4712, quantity: 3, productName: 'Gouda', disabled: false };
  const { user } = await openOfStore(null, {}, true, [moved]);
  await screen.findByText(/^Gouda$/);
  await user.click(await screen.findByRole('combobox', { name: 'Product' }));
  await user.click(await screen.findByTitle('Manchego'));
  await waitFor(() => expect(screen.queryByText(/not in this warehouse any more/)).toBeNull());
  expect(screen.queryByText(/^Gouda$/)).toBeNull();
});

it('a new template gets its warehouse from its first product', async () => {
  const { user, calls } = await renderScreen(<TemplateNew />, {
    at: '/in/settings/order-templates/new',
    texts: { 'mf-settings': manifest.locales },
    response: {
      'GET /warehouse': { list: [{ ...cold, categories: [] }] },
      'GET /product': { list: [product] },
      'POST /order-template': { obj: { id: 8, name: 'Weekly', version: 'a1' } },
    },
  });
  await user.type(await screen.findByLabelText(/^Name/), 'Weekly');
  await user.click(screen.getByRole('combobox', { name: 'Product' }));
  await user.click(await screen.findByTitle('Manchego'));
  expect(await screen.findByTitle('Cold')).toBeTruthy();
  await user.type(screen.getByRole('spinbutton', { name: 'Quantity' }), '2');
  await user.click(screen.getByRole('button', { name: 'Create template' }));
  await waitFor(() => expect(calls.map(({ method }) => method)).toContain('POST'));
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    subWarehouseId: 1,
    orderItems: [{ productId: 4711, quantity: 2 }],
  });
});
