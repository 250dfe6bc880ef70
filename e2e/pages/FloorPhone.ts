import type { RegistryDocument } from '@depot/contracts/deployments';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { scanByHand } from './scanByHand.js';

/** Waits until this device can start offline: the worker has cached its files and those of the remotes. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  const missing = () =>
    page.evaluate(async () => {
      const { microFrontends } = JSON.parse(localStorage.getItem('depot-registry') ?? '{}') as RegistryDocument;
      const floor = Object.values(microFrontends).flatMap(([entry]) => (entry?.extras.shell.attendant ? [entry] : []));
      const promised = floor.flatMap(({ extras }) => ['manifest', ...Object.keys(extras.shell.integrity ?? {})]);
      const kept = await (await caches.open('depot-remotes')).keys();
      return promised.length === 0 ? Infinity : promised.length - kept.length;
    });
  await expect.poll(missing).toBe(0);
  const kept = await page.evaluate(async () =>
    (await (await caches.open('depot-remotes')).keys()).map(({ url }) => url.split('.').at(-1)),
  );
  expect(kept).toContain('wasm'); // the camera reads codes without a network too
}

/** Phone on the floor: it loses its network and its tab, and continues in another one. */
export class FloorPhone {
  constructor(
    private readonly context: BrowserContext,
    public page: Page,
  ) {}

  /** Cuts the network. */
  async loseNetwork(): Promise<void> {
    await this.context.setOffline(true);
  }

  async findNetwork(): Promise<void> {
    await this.context.setOffline(false);
  }

  /** Closes the tab, as an empty battery does, and opens another one at the same address. */
  async closeAndOpen(address = new URL(this.page.url()).pathname + new URL(this.page.url()).search): Promise<void> {
    await this.page.close();
    this.page = await this.context.newPage();
    await this.page.goto(address);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  field(name: string): Locator {
    return this.page.getByRole('spinbutton', { name });
  }

  /** Confirms the dialog on top. */
  async confirm(yes: string): Promise<void> {
    await this.page.getByRole('dialog').last().getByRole('button', { name: yes }).tap();
  }

  /** Scans, and waits for the page's message. */
  async scan(code: string, answer: string | RegExp): Promise<void> {
    await scanByHand(this.page, code);
    await expect(this.page.getByRole('status').filter({ hasText: answer }).first()).toBeVisible();
  }

  async sees(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible();
  }
}
