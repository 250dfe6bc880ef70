type Said = object | Response | Promise<object>;

/** Response of the server: a body with status 200, a `Response`, or a function of the request, synchronous or not. */
export type Answer = object | Response | ((call: Call) => Said);

/** Keyed by method and path below `/api`, without the query: `GET /order`, `POST /order/query`. */
export type Responses = Record<string, Answer>;

/** A call that the code under test has made. */
export interface Call {
  method: string;
  /** Below `/api`, without the query. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

async function callOf(request: Request): Promise<Call> {
  const { pathname, searchParams } = new URL(request.url);
  const text = await request.clone().text();
  const isJson = request.headers.get('Content-Type')?.includes('json') ?? false;
  return {
    method: request.method,
    path: pathname.replace(/^\/api/, ''),
    query: searchParams,
    headers: request.headers,
    body: isJson && text !== '' ? (JSON.parse(text) as unknown) : text,
  };
}

const json = (body: object, status = 200): Response => Response.json(body, { status });

async function respond(response: Responses, call: Call): Promise<Response> {
  const answer = response[`${call.method} ${call.path}`];
  if (answer === undefined) {
    const message = `No answer prepared for ${call.method} ${call.path}`;
    console.error(message);
    return json({ statusCode: 404, code: 'NOT_FOUND', message }, 404);
  }
  const said = await (typeof answer === 'function' ? (answer as (call: Call) => Said)(call) : answer);
  return said instanceof Response ? said.clone() : json(said);
}

/** Error response of the server. */
export function failureResponse(statusCode: number, code: string, message: string, details?: object[]): Response {
  return json({ statusCode, code, message, details }, statusCode);
}

/** Takes the place of the server; returns the list that the calls are recorded in. */
export function serve(response: Responses): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init) => {
    const call = await callOf(input instanceof Request ? input : new Request(input, init));
    calls.push(call);
    return respond(response, call);
  };
  return calls;
}

const NativeRequest = globalThis.Request;

/** A browser resolves addresses relative to the page; Node's `Request` does not. */
globalThis.Request = class extends NativeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
  }
};
