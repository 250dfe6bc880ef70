import { renderScreen } from '@depot/web-testing';
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { theme } from 'antd';
import { phoneQuery } from '../look/variables.js';
import { Page } from './PageHeader.js';

function Heights() {
  const { token } = theme.useToken();
  return <span>{`${token.controlHeightSM} ${token.controlHeight} ${token.controlHeightLG}`}</span>;
}

async function heights(isPhone: boolean, floor: boolean): Promise<string | null> {
  const query = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((text) => ({ ...query(text), matches: isPhone && text === phoneQuery }));
  await renderScreen(
    <Page floor={floor}>
      <Heights />
    </Page>,
  );
  return screen.getByText(/^[\d.]+ [\d.]+ [\d.]+$/).textContent;
}

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it('is pressed with a glove on the floor, on a phone', async () => {
  expect(await heights(true, true)).toBe('48 48 48');
});

it.each([
  ['at a desk', false, true],
  ['elsewhere', true, false],
])('stays as it is %s', async (_where, isPhone, floor) => {
  expect(await heights(isPhone, floor)).not.toContain('48 48');
});
