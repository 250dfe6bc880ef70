import { renderScreen } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { AddReceived } from './AddReceived.js';

test('a day that has not come is said to be wrong', async () => {
  await renderScreen(<AddReceived />, {
    at: '/in/received/new',
    claims: { tz: 'America/New_York' },
    texts: { [manifest.name]: manifest.locales },
    response: { 'GET /product': { list: [] }, 'GET /brand': { list: [] }, 'GET /warehouse': { list: [] } },
  });
  const date = await screen.findByLabelText<HTMLInputElement>('Date');
  const year = Number(date.value.slice(0, 4));
  fireEvent.change(date, { target: { value: `${year + 36}-03-04` } });
  expect(await screen.findByText('Goods cannot have come in the future.')).toBeTruthy();
  fireEvent.change(date, { target: { value: `${year - 1}-03-04` } });
  await waitFor(() => expect(screen.queryByText('Goods cannot have come in the future.')).toBeNull());
});
