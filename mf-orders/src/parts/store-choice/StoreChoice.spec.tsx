import { renderScreen } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { manifest } from '../../manifest.js';
import { StoreChoice } from './StoreChoice.js';

const stores = ['Around the Horn', 'Island Trading', 'Island Trading North'].map((name, at) => ({ id: at + 1, name }));

function Chooser() {
  const [store, setStore] = useState<number>();
  return (
    <>
      <StoreChoice value={store} onChange={setStore} />
      <output>{store}</output>
    </>
  );
}

/** Renders the field while the stores load; the returned function completes loading. */
async function show(known = stores) {
  let come = () => {};
  const list = new Promise<object>((resolve) => (come = () => resolve({ list: known })));
  const { user } = await renderScreen(<Chooser />, {
    texts: { [manifest.name]: manifest.locales },
    response: { 'GET /user': () => list },
  });
  const box = screen.getByRole('combobox');
  return { type: (keys: string) => user.type(box, keys), come: () => come() };
}
const chosen = () => screen.getByRole('status').textContent;

test.each([
  ['the only one of that name', 'around{Enter}', '1'],
  ['the one of exactly that name', 'island trading{Enter}', '2'],
])('Enter before the stores have come takes %s', async (_which, keys, id) => {
  const { type, come } = await show();
  await type(keys);
  expect(chosen()).toBe('');
  come();
  await waitFor(() => expect(chosen()).toBe(id));
});

test.each([
  ['several have such a name', 'island{Enter}', 'Island Trading North'],
  ['something else was typed since', 'around{Enter}{Backspace}', 'Around the Horn'],
])('it takes none where %s', async (_where, keys, offered) => {
  const { type, come } = await show();
  await type(keys);
  come();
  expect(await screen.findByTitle(offered)).toBeTruthy();
  expect(chosen()).toBe('');
});

test('Enter where nothing was typed takes none, not even the only one there is', async () => {
  const { type, come } = await show(stores.slice(0, 1));
  await type('{Enter}');
  come();
  expect(await screen.findByTitle('Around the Horn')).toBeTruthy();
  expect(chosen()).toBe('');
});
