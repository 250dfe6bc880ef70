import type { Page } from '@playwright/test';

interface Place {
  name: string;
  x: number;
  y: number;
}

declare global {
  /** Controls and their positions at the last record, in pixels of the screen. */
  var notedPlaces: Map<Element, Place> | undefined;
}

/** Records the positions of all enabled controls on the screen. */
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

/** Controls that still exist but have moved: a user about to press one would miss it. */
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
