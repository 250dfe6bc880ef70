import { heartbeatMs, maxAbsenceMs } from '@depot/contracts/live';
import { createEventParser } from './eventParser.js';
import { isTooLongAgo, measureSince, type Moment, thisMoment } from './moment.js';
import type { Changes } from './tags.js';

/** Milliseconds without a sign of life after which a stream counts as cut. */
const maxSilenceMs = 2.5 * heartbeatMs;
/** Milliseconds before the first and before the latest try to get back. */
const [minWaitMs, maxWaitMs] = [500, 30_000];

export interface LiveClientOptions {
  /** Time at which screens began to request data; undefined if the missed changes are unknown. */
  since: Moment | undefined;
  /** Asks for the stream, from this event on. */
  connect: (lastId: string | undefined, signal: AbortSignal) => Promise<Response>;
  /** The server knows the session no more. */
  onRejected: () => void;
  onStatus: (isConnected: boolean) => void;
  onChanges: (changes: Changes) => void;
}

/**
 * Holds one stream, and comes back when it was cut: sooner at first, later the longer it lasts, at once with the
 * network.
 */
export class LiveClient {
  private lastId: string | undefined;
  /** When the stream was last alive; undefined before the first. */
  private lastAlive: Moment | undefined;

  constructor(private readonly options: LiveClientOptions) {}

  /** Resolves when it was told to stop, or the session is over. */
  async run(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted; failures += 1) {
      const outcome = await this.listenOnce(signal);
      if (outcome === 'refused') return this.options.onRejected();
      if (outcome === 'listened') failures = 0;
      await computeDelay(waitAfter(failures), signal);
    }
  }

  private async listenOnce(signal: AbortSignal): Promise<'refused' | 'listened' | 'failed'> {
    const cutter = new AbortController();
    const closeStream = () => cutter.abort();
    signal.addEventListener('abort', closeStream);
    let silence = setTimeout(closeStream, maxSilenceMs);
    const recordLife = () => {
      this.lastAlive = thisMoment();
      clearTimeout(silence);
      silence = setTimeout(closeStream, maxSilenceMs);
    };
    let hasListened = false;
    try {
      if (this.lastAlive && this.hasMissed()) this.lastId = undefined;
      const response = await this.options.connect(this.lastId, cutter.signal);
      if (response.status === 401) return 'refused';
      if (!response.ok || !response.body) return 'failed';
      hasListened = true;
      // asked of the moment that it is here: the server looks back from before
      const hasMissed = this.hasMissed();
      recordLife();
      this.options.onStatus(true);
      if (hasMissed) this.options.onChanges('everything');
      await this.read(response.body, recordLife);
    } catch {
      // cut, or no network
    } finally {
      clearTimeout(silence);
      signal.removeEventListener('abort', closeStream);
      this.options.onStatus(false);
    }
    return hasListened ? 'listened' : 'failed';
  }

  /** True if changes may have happened that the server does not repeat to a new connection. */
  private hasMissed(): boolean {
    if (this.lastAlive) return measureSince(this.lastAlive) > maxAbsenceMs;
    const { since } = this.options;
    return since === undefined || isTooLongAgo(since);
  }

  private async read(body: ReadableStream<Uint8Array>, alive: () => void): Promise<void> {
    const parser = createEventParser();
    const decoder = new TextDecoder();
    const reader = body.getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      alive();
      for (const { event, data } of parser.push(decoder.decode(piece.value, { stream: true }))) this.take(event, data);
      this.lastId = parser.lastId ?? this.lastId;
    }
  }

  private take(event: string, data: string): void {
    if (event === 'reset') this.options.onChanges('everything');
    if (event === 'change') this.options.onChanges(new Set((JSON.parse(data) as { topics: string[] }).topics));
    // 'end' needs nothing here: the next try is refused, and so ends the session in this browser too
  }
}

/** Not all listeners of a server that went away come back in the same moment. */
function waitAfter(failures: number): number {
  return Math.min(maxWaitMs, minWaitMs * 2 ** failures) * (0.7 + 0.6 * Math.random());
}

/** Waits; ends early when the network returns or the signal aborts. */
function computeDelay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
}
