import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface AttributeValue {
  stringValue?: string;
  intValue?: number;
}

/** A span as OTLP has it in JSON. */
export interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: AttributeValue }[];
}

interface Sent {
  resourceSpans: { scopeSpans: { spans: Span[] }[]; resource: { attributes: Span['attributes'] } }[];
}

/** Takes traces as a collector does, and keeps them. */
export class SpanCollector {
  readonly spans: Span[] = [];
  readonly services = new Set<string | undefined>();

  private constructor(private readonly server: Server) {}

  static async open(): Promise<SpanCollector> {
    const server = createServer((request, response) => {
      let text = '';
      request.setEncoding('utf8').on('data', (part: string) => (text += part));
      request.on('end', () => {
        collector.take(JSON.parse(text) as Sent);
        response.setHeader('content-type', 'application/json').end('{}');
      });
    });
    const collector = new SpanCollector(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private take({ resourceSpans }: Sent): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      this.services.add(attributesOf(resource)['service.name'] as string | undefined);
      this.spans.push(...scopeSpans.flatMap(({ spans }) => spans));
    }
  }
}

/** Attributes of a span, by name. */
export const attributesOf = ({ attributes }: Pick<Span, 'attributes'>): Record<string, string | number | undefined> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
