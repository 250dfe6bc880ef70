import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passOn } from './passOn.js';

/** Proxy in front of the product that returns 502 for some addresses until it recovers. */
export class OutageProxy {
  isDown = true;

  private constructor(private readonly server: Server) {}

  static async before(product: string, addresses: RegExp): Promise<OutageProxy> {
    const server = createServer((incoming, outgoing) => {
      if (proxy.isDown && addresses.test(incoming.url ?? '/'))
        return outgoing.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
      return passOn(product, incoming, outgoing);
    });
    const proxy = new OutageProxy(server);
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
