import { renderScreen } from '@depot/web-testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { isPaletteOpen, setPaletteOpen } from '../palette.js';

/** Completes the script's request, which hangs until then. */
let arrive: (part: object) => void = () => undefined;
jest.unstable_mockModule('../../search/dialog/Palette.js', () => new Promise((resolve) => (arrive = resolve)));
const { PaletteHost } = await import('../../search/PaletteHost.js');
const { addShellTexts } = await import('../../boot/start.js');

afterEach(() => {
  jest.useRealTimers();
  setPaletteOpen(false);
});

test('a search that never comes gives the page its keys back, and is there once it has come', async () => {
  const { user } = await renderScreen(
    <>
      <input aria-label="Note" />
      <PaletteHost entries={[]} />
    </>,
  );
  await act(addShellTexts);
  const note = screen.getByLabelText<HTMLInputElement>('Note');
  await user.click(note);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  act(() => setPaletteOpen(true));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(isPaletteOpen()).toBe(false);
  expect(document.body.textContent).toContain('“Search” could not be loaded.');
  jest.useRealTimers();
  await user.type(note, 'half an order');
  expect(note.value).toBe('half an order');
  await act(async () => arrive({ Palette: () => <p>the palette</p> }));
  act(() => setPaletteOpen(true));
  expect(await screen.findByText('the palette')).toBeTruthy();
});
