import {
  askedAgain,
  failureResponse,
  NetworkBack,
  type RenderedScreen,
  renderScreen,
  type Responses,
} from '@depot/web-testing';
import { beforeEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UpdateReturnRequest } from '../../api/orders.js';
import { manifest } from '../../manifest.js';
import { OutboundBackgroundWidget } from '../../outbound/OutboundBackgroundWidget.js';
import { ReturnEdit } from './ReturnEdit.js';

const tea = { orderItemId: 2, productId: 10, name: 'Tea', hasWeight: 'No', rate: 2, weight: 0 };
const order = {
  orderId: 7,
  displayId: 70,
  version: 1,
  time: 0,
  status: 'DONE',
  storeId: 5,
  storeName: 'Wok',
  invoiceIds: [],
  paidFull: false,
  historyOrder: false,
  total: 24,
  estimated: false,
  deliveryDate: null,
  poNumber: '',
  note: '',
  orderItems: [{ ...tea, quantity: 12, amount: 24, notes: '', short: 0, scannedInvIds: [], scannedWeights: [] }],
};
const existing = {
  id: 4,
  displayId: 9,
  orderId: 7,
  orderDisplayId: 70,
  invoiceId: 'RI9',
  storeName: 'Wok',
  time: 0,
  version: 'v1',
  items: [{ ...tea, returnQty: 2, returnWeight: 0, reason: '', quantity: 2, inventoryIds: [] }],
};
const base: Responses = {
  'GET /order': { obj: order },
  'GET /return': ({ query }) => (query.has('id') ? { obj: existing } : { list: [existing] }),
  'GET /invoice': { list: [] },
  'GET /inventory': { list: [] },
};
const texts = { [manifest.name]: manifest.locales };
const page = (
  <>
    <ReturnEdit />
    <NetworkBack />
  </>
);
const open = (response: Responses, at = '/in/return/edit?id=4') =>
  renderScreen(page, { at, texts, response: { ...base, ...response } });

const quantity = () => screen.findByLabelText<HTMLInputElement>('Return quantity, row 1');
const press = (text: string) =>
  fireEvent.click(screen.getByText(text, { selector: 'button span' }).closest('button') as HTMLButtonElement);

beforeEach(() => {
  cleanup();
  localStorage.clear();
});

/** Rejected edit of 3 pieces that was made without a network; returns the address that reopens it. */
async function refusedEdit(): Promise<string> {
  const first = await open({ 'PUT /return': failureResponse(503, 'UNAVAILABLE', 'No connection.') });
  fireEvent.change(await quantity(), { target: { value: '3' } });
  press('Save return');
  await waitFor(() => expect(first.address()).toBe('/in/return'));
  first.unmount();

  const stale = { 'PUT /return': failureResponse(409, 'STALE', 'Li has changed it meanwhile.') };
  const widget = await renderScreen(<OutboundBackgroundWidget />, { at: '/in/order', texts, response: stale });
  expect(await screen.findByText('“Edit of return #9” was not accepted')).toBeTruthy();
  expect(screen.getByText('Li has changed it meanwhile.')).toBeTruthy();
  press('Open again');
  await waitFor(() => expect(widget.address()).toContain('/in/return/edit?id=4&entry='));
  const at = widget.address();
  widget.unmount();
  return at;
}

const sentOf = ({ calls }: RenderedScreen) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as UpdateReturnRequest);
const keptReturns = () => Object.keys(localStorage).filter((key) => key.includes('return'));
interface Kept {
  request: UpdateReturnRequest;
}
const taken = { 'PUT /return': { obj: { ...existing, version: 'v3' } } };
/** Return as another user has changed it. */
const changed: Responses = {
  'GET /return': ({ query }) => {
    const obj = { ...existing, version: 'v2', items: [{ ...existing.items[0], returnQty: 5 }] };
    return query.has('id') ? { obj } : { list: [obj] };
  },
};

it('keeps an edit without a network, and opens it again with what was entered where it is refused later', async () => {
  const again = await open(taken, await refusedEdit());
  expect((await quantity()).value).toBe('3');
  press('Save return');
  await waitFor(() => expect(again.address()).toBe('/in/return'));
  expect(sentOf(again)).toMatchObject([{ id: 4, version: 'v1', items: [{ returnQty: 3, quantity: 3 }] }]);
  expect(keptReturns()).toEqual([]);
});

it('keeps the last of two edits that were made without a network, and no edit of another return less', async () => {
  const offline = { 'PUT /return': failureResponse(503, 'UNAVAILABLE', 'No connection.') };
  for (const [id, value] of Object.entries({ 5: '1', 4: '3' }).concat([['4', '4']])) {
    const asked = { 'GET /return': () => ({ obj: { ...existing, id: Number(id) }, list: [existing] }) };
    const { address, unmount } = await open({ ...offline, ...asked }, `/in/return/edit?id=${id}`);
    fireEvent.change(await quantity(), { target: { value } });
    press('Save return');
    await waitFor(() => expect(address()).toBe('/in/return'));
    unmount();
  }
  const kept = keptReturns().map((key) => JSON.parse(localStorage.getItem(key) ?? '') as Kept);
  const edits = kept.map(({ request }) => `${request.id}: ${request.items[0]?.returnQty}`);
  expect(edits.toSorted()).toEqual(['4: 4', '5: 1']);
});

it('does not write over what others have changed before a person has seen it and decided', async () => {
  const at = await refusedEdit();
  const again = await open(changed, at);
  expect((await quantity()).value).toBe('3');
  const alert = screen.getByText(/Someone else changed this return/).closest('[role=alert]');
  expect(alert?.textContent).toContain('Tea52'); // 5 returned, 2 of them back into stock
  expect(screen.getByText('Choose above which version holds.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save return' }).disabled).toBe(true);
  expect(sentOf(again)).toEqual([]);
});

it('takes what was entered once the person has said so', async () => {
  const again = await open({ ...changed, ...taken }, await refusedEdit());
  await quantity();
  press('Keep what I entered');
  await waitFor(() => expect(screen.queryByText(/Someone else/)).toBeNull());
  press('Save return');
  await waitFor(() => expect(again.address()).toBe('/in/return'));
  expect(sentOf(again)).toMatchObject([{ version: 'v2', items: [{ returnQty: 3 }] }]);
});

it('begins with what is stored where the person prefers that', async () => {
  await open(changed, await refusedEdit());
  expect((await quantity()).value).toBe('3');
  press('Use what is stored');
  await waitFor(async () => expect((await quantity()).value).toBe('5'));
  expect(keptReturns()).toEqual([]);
});

it('is sent once where two tabs have opened the same refused edit', async () => {
  const at = await refusedEdit();
  const one = await open(taken, at);
  const own = within(one.container);
  await own.findByLabelText('Return quantity, row 1');
  const other = await open(taken, at);
  const theirs = within(other.container);
  await theirs.findByLabelText('Return quantity, row 1');
  fireEvent.click(own.getByText('Save return'));
  await waitFor(() => expect(one.address()).toBe('/in/return'));
  fireEvent.click(theirs.getByText('Save return'));
  await waitFor(() => expect(other.log.join()).toContain('already been sent from another tab'));
  expect(sentOf(other)).toHaveLength(1);
});

it('says on the page what others have made of it meanwhile, without a question over what was entered', async () => {
  let stored: object = existing;
  const { log } = await open({
    'GET /return': ({ query }) => (query.has('id') ? { obj: stored } : { list: [stored] }),
    'PUT /return': () => {
      stored = { ...existing, version: 'v2', items: [{ ...existing.items[0], returnQty: 5 }] };
      return failureResponse(409, 'STALE', 'Li has changed it meanwhile.');
    },
  });
  fireEvent.change(await quantity(), { target: { value: '3' } });
  press('Save return');
  expect(await screen.findByText(/Someone else changed this return/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await quantity()).value).toBe('3');
  expect(log.filter((line) => line.startsWith('failure'))).toEqual([]);
});

it('says at a row what is wrong with it, and nothing at one that is right', async () => {
  await open({});
  await quantity();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.change(await quantity(), { target: { value: '13' } });
  press('Save return');
  expect((await screen.findByRole('alert')).textContent).toBe('More than can come back.');
  fireEvent.change(await quantity(), { target: { value: '12' } });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('keeps what is entered where its invoice cannot be asked for again', async () => {
  const answers: object[] = [{ list: [] }, { list: [] }];
  const { calls } = await open({
    'GET /invoice': () => answers.shift() ?? failureResponse(500, 'INTERNAL', 'Something broke.'),
  });
  const field = await quantity();
  fireEvent.change(field, { target: { value: '3' } });
  await askedAgain(3, () => calls.filter(({ path, query }) => path === '/invoice' && query.has('returnId')));
  expect([field.isConnected, field.value]).toEqual([true, '3']);
});

it('what is refused after the page was left is said all the same', async () => {
  let answer: (said: object) => void = () => undefined;
  const answered = new Promise<object>((resolve) => (answer = resolve));
  const { calls, follow, user, log } = await open({ 'PUT /return': () => answered });
  fireEvent.change(await quantity(), { target: { value: '3' } });
  press('Save return');
  await waitFor(() => expect(calls.map(({ method }) => method)).toContain('PUT'));
  await follow('/in/order');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  answer(failureResponse(409, 'STALE', 'Li has changed it meanwhile.'));
  await waitFor(() => expect(log).toContain('failure Li has changed it meanwhile.'));
});

it('what is refused is said also where the page is left while the newest is read', async () => {
  let read: (said: object) => void = () => undefined;
  const reading = new Promise<object>((resolve) => (read = resolve));
  const answers: object[] = [{ obj: existing }];
  const { calls, follow, user, log } = await open({
    'PUT /return': failureResponse(409, 'STALE', 'Li has changed it meanwhile.'),
    'GET /return': ({ query }) => (query.has('id') ? (answers.shift() ?? reading) : { list: [existing] }),
  });
  fireEvent.change(await quantity(), { target: { value: '3' } });
  press('Save return');
  const asked = () => calls.filter(({ path, query }) => path === '/return' && query.has('id'));
  await waitFor(() => expect(asked()).toHaveLength(2));
  await follow('/in/order');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByText('Save return')).toBeNull());
  read({ obj: { ...existing, version: 'v2' } });
  await waitFor(() => expect(log).toContain('failure Li has changed it meanwhile.'));
});

it.each([{ status: 'PAID' }, { status: 'UNPAID', isSealed: true }])(
  'only shows one whose credit is %j',
  async (credit) => {
    await open({ 'GET /invoice': { list: [credit] } });
    expect(
      await screen.findByText('The credit of this return has been paid out or used: it cannot be changed any more.'),
    ).toBeTruthy();
    expect(screen.queryByRole('spinbutton')).toBeNull();
  },
);

it('credits nothing at a rate, and takes nothing back into stock, that is no number', async () => {
  await open({});
  await quantity();
  const isHeld = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save return' }).disabled;
  const enter = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  enter('Rate, row 1', '1,234.50');
  expect([isHeld(), screen.queryAllByText('Enter the rate as a number such as 12.50.').length]).toEqual([true, 2]);
  enter('Rate, row 1', '2.50');
  expect([isHeld(), screen.queryAllByText('Say why another rate is credited.').length]).toEqual([true, 2]);
  enter('Rate, row 1', '2.00');
  enter('Quantity back in stock, row 1', '1,0');
  expect([isHeld(), screen.queryAllByText('Enter what goes back into stock as a number.').length]).toEqual([true, 2]);
  enter('Quantity back in stock, row 1', '1');
  expect(isHeld()).toBe(false);
});

it('does not show one return at the address of another one that cannot be read', async () => {
  const refused = failureResponse(500, 'INTERNAL', 'Something broke.');
  const { follow } = await open({
    'GET /return': ({ query }) => {
      if (query.get('id') === '5') return refused;
      return query.has('id') ? { obj: existing } : { list: [existing] };
    },
  });
  expect((await quantity()).value).toBe('2');
  await follow('/in/return/edit?id=5');
  expect(await screen.findByText('Something broke.')).toBeTruthy();
  expect(screen.queryByLabelText('Return quantity, row 1')).toBeNull();
});
