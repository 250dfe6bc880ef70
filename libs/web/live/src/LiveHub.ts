import { beforeFirstMs } from '@depot/contracts/live';
import { LiveClient, type LiveClientOptions } from './LiveClient.js';
import { isTooLongAgo, type Moment, thisMoment } from './moment.js';
import type { Changes } from './tags.js';

/**
 * Tabs of one browser share one stream: a browser opens only a few connections to a server, and each tab needs some.
 */
const lockName = 'depot-live';
const channelName = 'depot-live';

type Message =
  | { kind: 'hello' }
  | { kind: 'status'; isConnected: boolean }
  | { kind: 'changes'; topics: string[] | 'everything' };

export type LiveHubOptions = Pick<LiveClientOptions, 'connect' | 'onRejected' | 'onChanges'>;

/**
 * What others change, in this tab. One tab of the browser holds the stream and tells the others; when it closes,
 * another takes over. Where the browser offers no locks (a page that is not on https or localhost), nothing is heard
 * and screens look by themselves.
 */
export class LiveHub {
  private readonly listeners = new Set<() => void>();
  private recent: { at: number; changes: Changes }[] = [];
  private channel: BroadcastChannel | undefined;
  private ending: AbortController | undefined;
  private connected = false;
  /** True in the tab that holds the stream. */
  private leads = false;
  /** When the screens of this tab began to ask. */
  private since = thisMoment();
  /** True where another tab has held the stream, and this one has heard of it. */
  private hasFollowed = false;

  constructor(private readonly options: LiveHubOptions) {}

  /** True while changes arrive by themselves. */
  isConnected = (): boolean => this.connected;

  /** Calls back when `isConnected` has changed. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Starts the stream of the signed-in user; `since` is the time at which screens began to request data. */
  start(since: Moment = thisMoment()): void {
    this.stop();
    this.since = since;
    if (!('locks' in navigator)) return;
    const ending = new AbortController();
    this.ending = ending;
    this.channel = new BroadcastChannel(channelName);
    this.channel.onmessage = ({ data }) => this.hear(data as Message);
    this.post({ kind: 'hello' });
    // stopped while waiting
    navigator.locks.request(lockName, { signal: ending.signal }, () => this.lead(ending.signal)).catch(() => undefined);
  }

  /** When the person leaves. */
  stop(): void {
    this.ending?.abort();
    this.channel?.close();
    this.channel = undefined;
    this.recent = [];
    this.leads = false;
    this.hasFollowed = false;
    this.setConnected(false);
  }

  private async lead(signal: AbortSignal): Promise<void> {
    this.leads = true;
    const client = new LiveClient({
      // it is unknown how long the stream of another tab was silent before it ended
      since: this.hasFollowed ? undefined : this.since,
      connect: this.options.connect,
      onRejected: this.options.onRejected,
      onStatus: (isConnected) => {
        if (signal.aborted) return;
        this.setConnected(isConnected);
        this.post({ kind: 'status', isConnected });
      },
      onChanges: (changes) => {
        if (signal.aborted) return;
        this.remember(changes);
        this.post({ kind: 'changes', topics: changes === 'everything' ? changes : [...changes] });
        this.options.onChanges(changes);
      },
    });
    await client.run(signal);
  }

  private hear(message: Message): void {
    if (message.kind === 'hello') return this.leads ? this.welcome() : undefined;
    if (this.leads) return;
    if (message.kind === 'status') this.follow(message.isConnected);
    else this.options.onChanges(message.topics === 'everything' ? message.topics : new Set(message.topics));
  }

  private follow(isConnected: boolean): void {
    const isFirst = !this.hasFollowed;
    this.hasFollowed = true;
    this.setConnected(isConnected);
    // this tab took so long to open that the other one has dropped its changes
    if (isFirst && isTooLongAgo(this.since)) this.options.onChanges('everything');
  }

  /** A tab has opened: it may have asked for its lists before it began to hear. */
  private welcome(): void {
    this.post({ kind: 'status', isConnected: this.connected });
    const since = Date.now() - beforeFirstMs;
    for (const { at, changes } of this.recent) {
      if (at > since) this.post({ kind: 'changes', topics: changes === 'everything' ? changes : [...changes] });
    }
  }

  private remember(changes: Changes): void {
    const now = Date.now();
    this.recent = [...this.recent.filter(({ at }) => at > now - beforeFirstMs), { at: now, changes }];
  }

  private post(message: Message): void {
    this.channel?.postMessage(message);
  }

  private setConnected(isConnected: boolean): void {
    if (this.connected === isConnected) return;
    this.connected = isConnected;
    this.listeners.forEach((listener) => listener());
  }
}
