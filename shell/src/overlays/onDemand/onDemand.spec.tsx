import { renderScreen } from '@depot/web-testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { isGuideOpen, setGuideOpen } from '../guide.js';
import { isPaletteOpen, setPaletteOpen } from '../palette.js';

/** Whether the scripts of the parts load. */
let isThere: boolean;
const arriving = (part: object) => () => {
  if (!isThere) throw new Error('no network');
  return part;
};
jest.unstable_mockModule('../../search/dialog/Palette.js', arriving({ Palette: () => <p>the palette</p> }));
jest.unstable_mockModule('../../help/drawer/GuideDrawer.js', arriving({ GuideDrawer: () => <p>the guide</p> }));
const { PaletteHost } = await import('../../search/PaletteHost.js');
const { GuideHost } = await import('../../help/GuideHost.js');
const { addShellTexts } = await import('../../boot/start.js');

beforeEach(() => {
  isThere = false;
  jest.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  setPaletteOpen(false);
  setGuideOpen(false);
});

test.each([
  ['Search', 'the palette', setPaletteOpen, isPaletteOpen],
  ['Guide', 'the guide', setGuideOpen, isGuideOpen],
] as const)(
  '%s that does not come takes nothing from the page behind it, says so, and comes later',
  async (...each) => {
    const [title, text, setOpen, isOpen] = each;
    const page = (
      <>
        <input aria-label="Note" />
        <PaletteHost entries={[]} />
        <GuideHost />
      </>
    );
    const { user } = await renderScreen(page);
    await act(addShellTexts);
    await user.type(screen.getByLabelText('Note'), 'half an order');
    act(() => setOpen(true));
    expect(await screen.findByText(`“${title}” could not be loaded. Everything else keeps working.`)).toBeTruthy();
    expect(screen.getByLabelText('Note')).toHaveProperty('value', 'half an order');
    await waitFor(() => expect(isOpen()).toBe(false));
    isThere = true;
    act(() => setOpen(true));
    expect(await screen.findByText(text)).toBeTruthy();
  },
);
