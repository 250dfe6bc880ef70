import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { readAddress, writeAddress } from './addressSchema.js';
import * as address from './fields.js';
import { forgetListAddresses, listAddress } from './listAddress.js';
import { debounceMs, useAddressState } from './useAddressState.js';

const schema = {
  page: address.page,
  filter: { ...address.text, formerly: 'q' },
  stores: address.ids,
  statuses: address.choices(['NEW', 'DONE']),
  from: address.day,
  sort: address.choice(['newest', 'oldest'], 'newest'),
  days: address.integer(1, 365, 30),
  number: address.id,
};

/** Another part of the same screen, as a report's period or a table's pages are. */
function Part() {
  const { change } = useAddressState({ part: address.text });
  return <button onClick={() => change({ part: 'chosen' })}>part</button>;
}

function List() {
  const { values, shown, change, type } = useAddressState(schema);
  return (
    <>
      <input aria-label="box" value={shown.filter} onChange={({ target }) => type({ filter: target.value })} />
      <button onClick={() => change({ sort: 'oldest' })}>oldest</button>
      <button onClick={() => change({ page: values.page + 1 })}>next</button>
      <Part />
      <output>{values.filter}</output>
    </>
  );
}

function open(path: string) {
  const routes = [
    { path: '/list', element: <List /> },
    { path: '/other', element: <Part /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}
const box = () => screen.getByLabelText<HTMLInputElement>('box');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const afterPause = (ms = debounceMs) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (name: string) => act(async () => screen.getByText(name).click());

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('an address', () => {
  const none = {
    page: 1,
    filter: '',
    stores: [],
    statuses: [],
    from: undefined,
    sort: 'newest',
    days: 30,
    number: undefined,
  };

  test('carries values of all kinds there and back', () => {
    const values = {
      page: 3,
      filter: 'brie & co',
      stores: [2, 9],
      statuses: ['DONE' as const],
      from: '2026-11-02',
      sort: 'oldest' as const,
      days: 7,
      number: 5,
    };
    const params = writeAddress(schema, values);
    expect(params.toString()).toBe(
      'page=3&filter=brie+%26+co&stores=2%2C9&statuses=DONE&from=2026-11-02&sort=oldest&days=7&number=5',
    );
    expect(readAddress(schema, params)).toEqual(values);
  });

  test('says nothing where everything is as usual, and nonsense means just that', () => {
    expect(readAddress(schema, new URLSearchParams())).toEqual(none);
    expect(writeAddress(schema, readAddress(schema, new URLSearchParams())).toString()).toBe('');
    const nonsense = 'page=-1&stores=x,0&statuses=OLD&from=2026-99-99&sort=up&days=400&number=1.5';
    expect(readAddress(schema, new URLSearchParams(nonsense))).toEqual(none);
  });

  test('of an earlier release is understood', () => {
    expect(readAddress(schema, new URLSearchParams('q=brie')).filter).toBe('brie');
  });
});

describe('the box of a list', () => {
  test('shows what the address says, and what is typed takes effect after a pause, at the first page', async () => {
    const router = open('/list?page=4&filter=abc&kept=1');
    expect(box().value).toBe('abc');
    type('abcd');
    expect(box().value).toBe('abcd');
    await afterPause(debounceMs - 1);
    expect(router.state.location.search).toBe('?page=4&filter=abc&kept=1');
    await afterPause(1);
    expect(router.state.location.search).toBe('?filter=abcd&kept=1');
    expect([box().value, screen.getByRole('status').textContent]).toEqual(['abcd', 'abcd']);
  });

  test('is emptied by the list’s own link, also while it is being typed in', async () => {
    const router = open('/list?filter=abc');
    await act(() => router.navigate('/list'));
    expect(box().value).toBe('');
    type('xyz');
    await act(() => router.navigate('/list'));
    expect(box().value).toBe('');
    const { key } = router.state.location;
    await afterPause();
    expect([box().value, router.state.location.search]).toEqual(['', '']);
    expect(router.state.location.key).toBe(key); // the typed text no longer applies
  });

  test('applies nothing that was typed to the page that follows the left page', async () => {
    const router = open('/list');
    type('abc');
    await act(() => router.navigate('/other'));
    await afterPause();
    expect([router.state.location.pathname, router.state.location.search]).toEqual(['/other', '']);
    await act(() => router.navigate('/list'));
    expect(box().value).toBe('');
  });

  test('follows the way back', async () => {
    const router = open('/list');
    type('abc');
    await afterPause();
    await press('oldest');
    expect(router.state.location.search).toBe('?filter=abc&sort=oldest');
    await act(() => router.navigate('/list?filter=other'));
    expect(box().value).toBe('other');
    await act(() => router.navigate(-1));
    expect([box().value, router.state.location.search]).toEqual(['abc', '?filter=abc&sort=oldest']);
  });

  test('loses nothing that is typed while another filter is chosen, or while the address is changing', async () => {
    const router = open('/list');
    type('ab');
    await press('oldest');
    expect([box().value, router.state.location.search]).toEqual(['ab', '?filter=ab&sort=oldest']);
    type('abc');
    await act(async () => {
      jest.advanceTimersByTime(debounceMs); // the address is still changing
      type('abcd');
    });
    expect(box().value).toBe('abcd');
    await afterPause();
    expect([box().value, router.state.location.search]).toEqual(['abcd', '?filter=abcd&sort=oldest']);
  });

  test('loses nothing that is typed while another part of the screen changes the address', async () => {
    const router = open('/list');
    type('ab');
    await press('part');
    expect([box().value, router.state.location.search]).toEqual(['ab', '?part=chosen']);
    await afterPause();
    expect([box().value, router.state.location.search]).toEqual(['ab', '?part=chosen&filter=ab']);
    type('abc');
    await act(() => router.navigate('/list?filter=other'));
    expect(box().value).toBe('other');
    type('xyz');
    await act(() => router.navigate(-1));
    await afterPause();
    expect([box().value, router.state.location.search]).toEqual(['ab', '?part=chosen&filter=ab']);
  });

  test('what is chosen while the address is changing adds to it', async () => {
    const router = open('/list');
    type('ab');
    await act(async () => {
      screen.getByText('oldest').click();
      screen.getByText('part').click();
    });
    expect([box().value, router.state.location.search]).toEqual(['ab', '?filter=ab&sort=oldest&part=chosen']);
    await act(() => router.navigate('/list'));
    await press('part');
    expect(router.state.location.search).toBe('?part=chosen');
  });

  test('turning the page is a step of its own', async () => {
    const router = open('/list?filter=a');
    await press('next');
    await press('next');
    expect(router.state.location.search).toBe('?filter=a&page=3');
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?filter=a&page=2');
  });
});

test('a list is gone back to as it was left, until another person comes', async () => {
  open('/list?page=2&filter=tea');
  expect(listAddress('/list', '?page=3')).toBe('/list?page=2&filter=tea');
  await press('oldest');
  expect(listAddress('/list')).toBe('/list?filter=tea&sort=oldest');
  cleanup();
  expect([listAddress('/list'), listAddress('/never-opened'), listAddress('/never-opened', '?page=3')]).toEqual([
    '/list?filter=tea&sort=oldest',
    '/never-opened',
    '/never-opened?page=3',
  ]);
  forgetListAddresses();
  expect(listAddress('/list')).toBe('/list');
});
