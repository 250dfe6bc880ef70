import { renderScreen } from '@depot/web-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { AmountInput } from './AmountInputs.js';

function Price() {
  const [cents, setCents] = useState<number | null>(null);
  return <AmountInput aria-label="Price" value={cents} onChange={setCents} />;
}
const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Price' });

beforeEach(cleanup);

test('a number stands as it was typed until the field is left, then as it is written', async () => {
  const { user } = await renderScreen(<Price />);
  await user.type(field(), '1.1');
  expect(field().value).toBe('1.1');
  await user.tab();
  expect(field().value).toBe('1.10');
});

test('what is no number stays to be seen', async () => {
  const { user } = await renderScreen(<Price />);
  await user.type(field(), 'K7M2');
  await user.tab();
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['K7M2', 'true']);
});
