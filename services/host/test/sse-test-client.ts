/** An event as it came. */
export interface Heard {
  event: string;
  id: string;
  topics: string[];
}

/** Listens to the stream of an application, as a browser would. */
export class SseTestClient {
  private readonly heard: Heard[] = [];
  private readonly waiting = new Set<() => void>();
  private id = '';
  /** True once the server has ended the stream, or it was cut. */
  hasEnded = false;

  private constructor(private readonly cutter: AbortController) {}

  /** Resolves once the stream has begun. */
  static async open(origin: string, token: string, lastEventId?: string): Promise<SseTestClient> {
    const cutter = new AbortController();
    const answer = await fetch(`${origin}/api/live`, {
      headers: {
        authorization: `Bearer ${token}`,
        ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
      },
      signal: cutter.signal,
    });
    if (answer.status !== 200 || !answer.body) throw new Error(`The stream answered ${answer.status}.`);
    const sseClient = new SseTestClient(cutter);
    // The received events show how it ended.
    sseClient.listen(answer.body).catch(() => undefined);
    await sseClient.until(() => sseClient.id !== '');
    return sseClient;
  }

  /** The id that a listener would come back with. */
  get lastId(): string {
    return this.id;
  }

  get events(): readonly Heard[] {
    return this.heard;
  }

  topicsHeard(): Set<string> {
    return new Set(this.heard.flatMap(({ topics }) => topics));
  }

  /** Waits until it is so; the test's own time limit is the only one. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>((resolve) => this.waiting.add(resolve));
  }

  cut(): void {
    this.cutter.abort();
  }

  private async listen(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    try {
      for await (const piece of body) {
        text += decoder.decode(piece, { stream: true });
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        blocks.forEach((block) => this.take(block));
        this.wake();
      }
    } catch {
      // cut
    }
    this.hasEnded = true;
    this.wake();
  }

  private take(block: string): void {
    const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
    this.id = fields.get('id') ?? this.id;
    const event = fields.get('event');
    if (event) this.heard.push({ event, id: this.id, ...topicsOf(fields.get('data') ?? '{}') });
  }

  private wake(): void {
    const all = [...this.waiting];
    this.waiting.clear();
    all.forEach((resolve) => resolve());
  }
}

function topicsOf(data: string): { topics: string[] } {
  const { topics = [] } = JSON.parse(data) as { topics?: string[] };
  return { topics };
}
