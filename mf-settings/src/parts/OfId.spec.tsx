import { renderScreen } from '@depot/web-testing';
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { OfId } from './OfId.js';

const open = (at: string) =>
  renderScreen(
    <OfId name="userId" list="/in/settings/user">
      {(id) => <p>user {id}</p>}
    </OfId>,
    { at },
  );

it('shows what the address names', async () => {
  await open('/in/settings/user/details?userId=12');
  expect(await screen.findByText('user 12')).toBeTruthy();
});

it.each(['', '?userId=', '?userId=abc', '?userId=-1', '?userId=1.5', '?id=12'])(
  'leads to the list where the address ends in "%s"',
  async (query) => {
    const { address } = await open(`/in/settings/user/details${query}`);
    await waitFor(() => expect(address()).toBe('/in/settings/user'));
  },
);
