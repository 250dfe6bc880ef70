import type { Page, Route } from '@playwright/test';

/** Takes a fault away again. */
export type Repair = () => Promise<void>;

/** Makes a remote fail in one way, starting with the next page. */
export type Fault = (page: Page, remote: string) => Promise<Repair>;

/** Answers in the server's place until it is repaired. */
export async function answerInstead(page: Page, address: string, answer: (route: Route) => unknown): Promise<Repair> {
  await page.route(address, answer);
  return () => page.unroute(address, answer);
}
