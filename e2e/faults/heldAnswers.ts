import type { Page, Route } from '@playwright/test';

/**
 * Delays requests to an address until they are released, then returns the server's response or the given one. Returns
 * the function that releases them.
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
