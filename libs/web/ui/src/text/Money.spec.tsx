import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Money } from './Weight.js';

const textOf = (money: ReactElement) => render(money).container.textContent;

test('money is said with its cents, and as a dash where it is not known', () => {
  expect(textOf(<Money cents={123450} />)).toBe('$1,234.50');
  expect(textOf(<Money dollars={1234.5} />)).toBe('$1,234.50');
  expect(textOf(<Money cents={0} />)).toBe('$0.00');
  expect(textOf(<Money dollars={0} />)).toBe('$0.00');
  expect(textOf(<Money cents={undefined} />)).toBe('–');
});
