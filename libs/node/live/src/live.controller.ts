import { livePath } from '@depot/contracts/live';
import { createFileResponse, ReadRoute } from '@depot/node-http';
import { Controller, Get, Header, Headers } from '@nestjs/common';
import { LiveService } from './live.service.js';

/** What others change, told as it happens. */
@Controller(livePath)
export class LiveController {
  constructor(private readonly live: LiveService) {}

  /**
   * Streams what others change, as server-sent events.
   *
   * The stream lasts as long as the session and the connection. Events are `change` with the topics that changed
   * (`orders`, `returns`, `invoices`, `inventory`, `session`, `order:<id>`), `reset` where more has changed than can be
   * told, and `end` where the session is over; none says what has changed. STORE and READ_ONLY_STORE hear of their own
   * store only.
   *
   * Whoever comes back within a minute with `Last-Event-ID` hears what was missed; after longer, ask for everything
   * anew. 429 TOO_MANY_REQUESTS where a user has too many streams.
   *
   * @returns the stream of events.
   */
  @Get()
  @Header('cache-control', 'no-store, no-transform')
  // Proxies such as nginx would collect the events otherwise.
  @Header('x-accel-buffering', 'no')
  // The connection ends with the stream: one kept alive beyond would keep a process that is told to stop from stopping.
  @Header('connection', 'close')
  @ReadRoute({ id: 'liveListen', allow: 'live.listen', response: 'file' })
  async listen(@Headers('authorization') authorization: string, @Headers('last-event-id') lastEventId?: string) {
    const { body } = await this.live.open(authorization.replace(/^Bearer +/i, ''), parseId(lastEventId));
    return createFileResponse(body, { name: 'live', type: 'text/event-stream', inline: true });
  }
}

/** Anything but a number counts as a first visit. */
function parseId(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
