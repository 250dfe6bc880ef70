import type { Page, Route } from '@playwright/test';

/**
 * What is asked at an address waits until it is let go, and then gets its answer: the server's, or another. Returns what
 * lets it go.
 */
export async function holdAnswers(
  page: Page,
  address: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, (route) => held.then(() => answer(route)));
  return () => release();
}
