import type { Page } from '@playwright/test';

interface Place {
  name: string;
  x: number;
  y: number;
}

declare global {
  /** What could be pressed when places were noted last. Pixels of the screen. */
  var notedPlaces: Map<Element, Place> | undefined;
}

/** Notes where everything on the screen stands that can be pressed or typed in now. */
export const notePlaces = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const pressable = 'button:not(:disabled), a[href], input:not(:disabled), textarea:not(:disabled), [role=tab]';
    const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? '';
    const onScreen = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && element.checkVisibility();
    };
    const shown = [...document.querySelectorAll(`:is(main, [role=dialog]) :is(${pressable})`)].filter(onScreen);
    globalThis.notedPlaces = new Map(
      shown.map((element) => {
        const { x, y } = element.getBoundingClientRect();
        return [element, { name: nameOf(element) || element.outerHTML.slice(0, 120), x, y }];
      }),
    );
  });

/** What of it is there still, and elsewhere: whoever was about to press it misses it. */
export const movedSince = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const there = [...(globalThis.notedPlaces ?? [])].filter(
      ([element]) => element.isConnected && element.checkVisibility(),
    );
    return there.flatMap(([element, { name, x, y }]) => {
      const now = element.getBoundingClientRect();
      const [right, down] = [Math.round(now.x - x), Math.round(now.y - y)];
      return right === 0 && down === 0 ? [] : [`${name} moved by ${right}, ${down} px`];
    });
  });
