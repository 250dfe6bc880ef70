import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { theme } from 'antd';
import { phoneQuery } from '../look/variables.js';
import { DepotTheme } from '../theme/DepotTheme.js';
import { Page } from './PageHeader.js';

function Height() {
  const { token } = theme.useToken();
  return <span>{`${token.controlHeightSM} ${token.controlHeight} ${token.controlHeightLG}`}</span>;
}

function shown(isPhone: boolean, floor: boolean): string {
  const query = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((text) => ({ ...query(text), matches: isPhone && text === phoneQuery }));
  render(
    <DepotTheme>
      <Page floor={floor}>
        <Height />
      </Page>
    </DepotTheme>,
  );
  return screen.getByText(/^\d+ \d+ \d+$/).textContent ?? '';
}

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it('is pressed with a glove on the floor, on a phone', () => {
  expect(shown(true, true)).toBe('48 48 48');
});

it.each([
  ['at a desk', false, true],
  ['elsewhere', true, false],
])('stays as it is %s', (_where, isPhone, floor) => {
  expect(shown(isPhone, floor)).not.toContain('48 48');
});
