import type { RegistryDocument } from '@depot/contracts/deployments';
import { may, type Role } from '@depot/contracts/permissions';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { Subjects } from '../commands/subjects.js';
import { holdAnswers } from '../faults/heldAnswers.js';
import { movedSince, notePlaces } from './places.js';

const atOrder = ({ orderId, displayId }: { orderId: number; displayId: number }) =>
  `orderId=${orderId}&displayId=${displayId}&currentPage=1`;

/** Query of a route's address, for routes that need one. */
const queries: Record<string, (subjects: Subjects) => string> = {
  'order/edit': ({ orders }) => `id=${orders.PENDING.orderId}`,
  'order/process': ({ orders }) => atOrder(orders.PENDING),
  'order/outbound': ({ orders }) => atOrder(orders.PROCESSING),
  'order/invoice': ({ orders }) => atOrder(orders.DONE),
  'order/complete': ({ orders }) => `orderId=${orders.OUTBOUND.orderId}`,
  'return/new': ({ orders }) => `orderId=${orders.DONE.orderId}`,
  'return/edit': ({ returnId }) => `id=${returnId}`,
  inbound: ({ receiptId }) => `deliveryReceiptId=${receiptId}`,
  'inventory/details': ({ productId }) => `pid=${productId}&weight=No`,
  'inventory/history': ({ productId }) => `pid=${productId}`,
  'inventory/count/count': ({ countId }) => `id=${countId}`,
  'inventory/count/review': ({ countId }) => `id=${countId}`,
  'report/statement': () => 'preset=all',
  invoices: ({ store }) => `userId=${store.id}&preset=all`,
  'settings/product/edit': ({ productId }) => `id=${productId}&page=1`,
  'settings/user/details': ({ store }) => `userId=${store.id}`,
  'settings/order-templates/edit': ({ templateId }) => `id=${templateId}`,
};

/** The addresses of all routes that the remotes declare for a role, by remote. */
export async function everyPage(origin: string, subjects: Subjects, role: Role): Promise<Map<string, string[]>> {
  const document = (await (await fetch(`${origin}/api/remotes`)).json()) as RegistryDocument;
  const pages = Object.entries(document.microFrontends).map(([remote, [entry]]): [string, string[]] => {
    const routes = entry?.extras.shell.routes ?? [];
    const open = routes.filter(({ permission }) => may(role, permission));
    return [remote, open.map(({ path }) => addressOf(path, queries[path]?.(subjects)))];
  });
  return new Map(pages);
}

const addressOf = (path: string, query: string | undefined) => (query ? `/in/${path}?${query}` : `/in/${path}`);

/** Requests for data; all others load code. */
const answers = /\/api\/(?!live|remotes)/;

/** Navigates between pages without reloading the application, and detects when a page has loaded all its data. */
export class Visitor {
  private readonly open = new Set<Request>();

  constructor(private readonly page: Page) {
    // endless streams and telemetry are ignored
    const counts = (request: Request) => !/\/api\/(live|remotes\/telemetry)/.test(request.url());
    page.on('request', (request) => counts(request) && this.open.add(request));
    page.on('requestfinished', (request) => this.open.delete(request));
    page.on('requestfailed', (request) => this.open.delete(request));
  }

  async visit(path: string): Promise<void> {
    await this.goTo(path);
    await this.arrival(path);
  }

  /** Opens a page and delays its data until everything else has loaded; returns the controls that the data moves. */
  async visitLate(path: string): Promise<string[]> {
    const parts = this.page.locator('main > :not(footer)');
    await parts.evaluateAll((left) => left.forEach((part) => part.setAttribute('data-left', '')));
    const going = async () => {
      await this.goTo(path);
      await this.arrival(path);
    };
    return this.late(going, async () => expect(await this.page.locator('main > [data-left]').count()).toBe(0));
  }

  /**
   * Opens an overlay and delays its data until everything else has loaded; returns the controls that the data moves.
   */
  openLate(opening: () => Promise<unknown>, opened: Locator): Promise<string[]> {
    return this.late(opening, async () => expect(this.asked().length > 0 || (await opened.isVisible())).toBe(true));
  }

  /** Runs an action and delays its responses until the result is visible; returns the controls that they move. */
  private async late(act: () => Promise<unknown>, isThere: () => Promise<void>): Promise<string[]> {
    const release = await holdAnswers(this.page, answers);
    const acting = act();
    await this.drawn(async () => {
      expect(this.asked().filter((url) => !answers.test(url))).toEqual([]);
      await isThere();
    });
    await notePlaces(this.page);
    release();
    await acting;
    await this.quiet();
    const moved = await movedSince(this.page);
    await this.page.unroute(answers);
    return moved;
  }

  private goTo(path: string): Promise<void> {
    return this.page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  }

  private async arrival(path: string): Promise<void> {
    await this.quiet();
    const { pathname } = new URL(this.page.url());
    expect(pathname, 'the page that was asked for').toBe(path.split('?')[0]);
  }

  private asked(): string[] {
    return [...this.open].map((request) => request.url());
  }

  /** Waits until no request is pending and no placeholder is visible for two frames. */
  async quiet(): Promise<void> {
    const waits = '[aria-busy=true], .ant-skeleton, .ant-spin-spinning, [role=status][aria-label=Loading]';
    await this.drawn(async () => {
      expect(this.asked()).toEqual([]);
      expect(await this.page.locator('main').locator(waits).count()).toBe(0);
    });
  }

  /** Something holds two drawings long. */
  private async drawn(holds: () => void | Promise<void>): Promise<void> {
    await expect(async () => {
      for (let drawings = 0; drawings < 2; drawings += 1) {
        await holds();
        await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      }
    }).toPass({ intervals: [20, 50, 100] });
  }
}
