import { renderScreen } from '@depot/web-testing';
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { theme } from 'antd';
import { useState } from 'react';
import { phoneQuery } from '../look/variables.js';
import { Page } from './PageHeader.js';
import { StepHeading } from './StepHeading.js';

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

/** Two steps, the second one with a field of its own if `hasField`. */
function Steps({ hasField }: { hasField: boolean }) {
  const [step, setStep] = useState(1);
  return (
    <main>
      <StepHeading step={step}>{`Step ${step}`}</StepHeading>
      {step === 2 && hasField && <input aria-label="Weight" autoFocus />}
      <button type="button" onClick={() => setStep(2)}>
        Next
      </button>
    </main>
  );
}

it.each([
  [false, 'Step 2'],
  [true, ''],
])('begins a step at the top of its page, with the focus on the heading (a field: %s)', async (hasField, focused) => {
  const { user } = await renderScreen(<Steps hasField={hasField} />);
  expect(document.activeElement?.textContent).not.toBe('Step 1');
  const content = screen.getByRole('main');
  content.scrollTop = 300;
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(content.scrollTop).toBe(0);
  expect(document.activeElement?.textContent).toBe(focused);
  expect(document.activeElement?.localName).toBe(hasField ? 'input' : 'h2');
});
