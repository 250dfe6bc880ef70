type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Headers = Record<string, string>;

/** A response as a client sees it. `body` is parsed if it is JSON; the caller names its type. */
export interface TestAnswer<B> {
  status: number;
  body: B;
  headers: Headers;
  /** The bytes, for files. */
  bytes: Buffer;
}

/** The shape of a body that a test looks into without naming a schema. */
export interface AnyBody {
  obj: Record<string, unknown>;
  list: Record<string, unknown>[];
  message: string;
  code: string;
  details: Record<string, unknown>[];
  total: number;
  totalPages: number;
}

/** Asks the application as one user, over the loopback interface. */
export class TestClient {
  constructor(
    private readonly origin: string,
    private readonly headers: () => Promise<Headers>,
  ) {}

  get<B = AnyBody>(path: string, headers?: Headers) {
    return this.send<B>('GET', path, undefined, headers);
  }

  post<B = AnyBody>(path: string, body?: object, headers?: Headers) {
    return this.send<B>('POST', path, body, headers);
  }

  put<B = AnyBody>(path: string, body?: object, headers?: Headers) {
    return this.send<B>('PUT', path, body, headers);
  }

  delete<B = AnyBody>(path: string, headers?: Headers) {
    return this.send<B>('DELETE', path, undefined, headers);
  }

  /** A client of the same user with more headers, such as another language. */
  with(headers: Headers): TestClient {
    return new TestClient(this.origin, async () => ({ ...(await this.headers()), ...headers }));
  }

  async send<B>(method: Method, path: string, body?: object | string, headers: Headers = {}): Promise<TestAnswer<B>> {
    const all = { ...(await this.headers()), ...headers };
    const isJson = typeof body === 'object' && !(body instanceof FormData);
    if (isJson) all['content-type'] ??= 'application/json';
    const answer = await fetch(this.origin + path, {
      method,
      headers: all,
      body: isJson ? JSON.stringify(body) : body,
      redirect: 'manual',
    });
    const type = answer.headers.get('content-type') ?? '';
    const bytes = type.startsWith('text/event-stream')
      ? await firstBytes(answer)
      : Buffer.from(await answer.arrayBuffer());
    const answeredJson = type.startsWith('application/json');
    return {
      status: answer.status,
      body: (answeredJson ? JSON.parse(bytes.toString()) : bytes.toString()) as B,
      headers: Object.fromEntries(answer.headers),
      bytes,
    };
  }
}

/** An event stream has no end; its first chunk is the response. */
async function firstBytes({ body }: Response): Promise<Buffer> {
  const reader = body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return Buffer.from(first?.value ?? []);
}
