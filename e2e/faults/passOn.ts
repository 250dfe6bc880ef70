import { type IncomingMessage, request as ask, type ServerResponse } from 'node:http';

/** Forwards a request to the product, and its response back. */
export function passOn(product: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { hostname, port } = new URL(product);
  const { method, url: path = '/', headers } = incoming;
  const passed = ask({ hostname, port, method, path, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  passed.on('error', () => outgoing.destroy());
  outgoing.on('close', () => passed.destroy());
  incoming.pipe(passed);
}
