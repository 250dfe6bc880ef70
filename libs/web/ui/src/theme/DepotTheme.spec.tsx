import { startI18n } from '@depot/i18n';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { App } from 'antd';
import { addUiTexts, DepotTheme } from '../index.js';

beforeEach(async () => {
  await startI18n('gb');
  await addUiTexts();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function Saving() {
  const { message } = App.useApp();
  return <button onClick={() => void message.success('It is saved.')}>Save</button>;
}

test('a notice stands long enough to be read, and goes by itself', () => {
  render(<Saving />, { wrapper: DepotTheme });
  act(() => screen.getByRole('button').click());
  act(() => jest.advanceTimersByTime(4_500));
  expect(screen.queryByText('It is saved.')).not.toBeNull();
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.queryByText('It is saved.')).toBeNull();
});
