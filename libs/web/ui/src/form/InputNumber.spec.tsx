import { renderScreen } from '@depot/web-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { InputNumber } from './InputNumber.js';

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Days' });

beforeEach(cleanup);

test.each([
  ['３０', '30'],
  ['１２．５', '12.5'],
  ['１２。５', '12.5'],
  ['1,200', '1200'],
])('what a keyboard types is a number: %s', async (typed, written) => {
  const changes: (number | null)[] = [];
  const { user } = await renderScreen(<InputNumber aria-label="Days" onChange={(value) => changes.push(value)} />);
  await user.type(field(), typed);
  await user.tab();
  expect([field().value, changes.at(-1)]).toEqual([written, Number(written)]);
});
