import { createHash } from 'node:crypto';
import type { RegistryDocument, RegistryEntry } from '@depot/contracts/deployments';
import type { Page } from '@playwright/test';
import { documentChanged } from './registryFaults.js';

const hashOf = (source: string) => `sha384-${createHash('sha384').update(source).digest('base64')}`;

/**
 * Versions of a remote released one after the other while a tab is open. Each has its own address and the files of the
 * version that was live when the tab opened, except those that it replaces. The registry lists their hashes.
 */
export class Releases {
  private live: RegistryEntry | undefined;
  private count = 0;
  private own: Record<string, string> = {};

  private constructor(
    readonly page: Page,
    readonly remote: string,
  ) {}

  /** For a page that is not open yet. */
  static async of(page: Page, remote: string): Promise<Releases> {
    const releases = new Releases(page, remote);
    await documentChanged(page, (document) => releases.enter(document));
    await page.route(`**/remotes/${remote}/9.9.9-*/**`, async (route) => {
      const address = new URL(route.request().url());
      const body = releases.own[address.pathname.slice(address.pathname.lastIndexOf('/') + 1)];
      if (body !== undefined) return route.fulfill({ contentType: 'text/javascript', body });
      address.pathname = address.pathname.replace(/\/9\.9\.9-\d+\//, `/${releases.first.metadata.version}/`);
      return route.continue({ url: address.href });
    });
    return releases;
  }

  /** The next version, with files of its own by name. */
  next(own: Record<string, string> = {}): void {
    this.count += 1;
    this.own = own;
  }

  /** The container's entry, as it is without any fault. */
  async entry(): Promise<{ name: string; source: string }> {
    const { url, extras } = this.first;
    const name = Object.keys(extras.shell.integrity ?? {}).find((file) => file.startsWith('entry.'));
    if (!name) throw new Error(`The registry knows no entry of ${this.remote}.`);
    const answer = await this.page.request.get(url.replace(/[^/]+$/, name));
    return { name, source: await answer.text() };
  }

  private get version(): string {
    return `9.9.9-${this.count}`;
  }

  private get first(): RegistryEntry {
    if (!this.live) throw new Error(`The registry has not been requested for ${this.remote} yet.`);
    return this.live;
  }

  private enter({ microFrontends }: RegistryDocument): void {
    this.live ??= microFrontends[this.remote]?.[0];
    microFrontends[this.remote] = [this.count === 0 ? this.first : this.newest()];
  }

  private newest(): RegistryEntry {
    const { url, metadata, extras, ...more } = this.first;
    const hashes = Object.entries(this.own).map(([name, source]) => [name, hashOf(source)] as const);
    return {
      ...more,
      url: url.replace(`/${metadata.version}/`, `/${this.version}/`),
      metadata: { ...metadata, version: this.version },
      extras: {
        ...extras,
        shell: { ...extras.shell, integrity: { ...extras.shell.integrity, ...Object.fromEntries(hashes) } },
      },
    };
  }
}
