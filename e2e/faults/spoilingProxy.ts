import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passOn } from './passOn.js';

/**
 * A proxy before the product that spoils the first answer to one file, as a broken proxy or disk on the way does. The
 * answer is kept by browsers like any file of a version. Playwright's own routes would switch the browser's cache off.
 */
export class SpoilingProxy {
  /** Number of requests for the file. */
  asked = 0;

  private constructor(private readonly server: Server) {}

  static async before(product: string, file: RegExp): Promise<SpoilingProxy> {
    const server = createServer((incoming, outgoing) => {
      const isMeant = file.test(incoming.url ?? '/');
      if (isMeant) proxy.asked += 1;
      if (isMeant && proxy.asked === 1) {
        const keep = { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' };
        return outgoing.writeHead(200, keep).end('/* cut off');
      }
      return passOn(product, incoming, outgoing);
    });
    const proxy = new SpoilingProxy(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
