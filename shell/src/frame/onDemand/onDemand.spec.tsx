import { renderScreen } from '@depot/web-testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { guideIsOpen, setGuideOpen } from '../../guide/opened.js';
import { paletteIsOpen, setPaletteOpen } from '../../palette/opened.js';

/** Whether the scripts of the parts load. */
let isThere: boolean;
const arriving = (part: object) => () => {
  if (!isThere) throw new Error('no network');
  return part;
};
jest.unstable_mockModule('../../palette/dialog/Palette.js', arriving({ Palette: () => <p>the palette</p> }));
jest.unstable_mockModule('../../guide/drawer/GuideDrawer.js', arriving({ GuideDrawer: () => <p>the guide</p> }));
const { PaletteHost } = await import('../../palette/PaletteHost.js');
const { GuideHost } = await import('../../guide/GuideHost.js');
const { addShellTexts } = await import('../../start.js');

beforeEach(() => {
  isThere = false;
  jest.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  setPaletteOpen(false);
  setGuideOpen(false);
});

test.each([
  ['Search', 'the palette', setPaletteOpen, paletteIsOpen],
  ['Guide', 'the guide', setGuideOpen, guideIsOpen],
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
