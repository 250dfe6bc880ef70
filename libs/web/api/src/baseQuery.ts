import { currentLanguage } from '@depot/i18n';
import {
  type BaseQueryApi,
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@depot/rtk';
import { recordAsOf } from './asOf.js';
import { createUnreadableFailure } from './chosenFile.js';
import { commonHeaders, getConnection } from './connection.js';
import { type ApiFailure, createUnreachable, parseFailure, withCorrelation } from './failure.js';
import { actionKey, isSettled } from './idempotency.js';
import { keepAnswer, readKeptAnswer } from './keptAnswers.js';
import { recordOutcome, waitOrRead } from './lateAnswers.js';
import { sendPaired } from './light.js';
import { buildRequestKey, createMoment } from './offlineAnswers.js';
import { sharedTags } from './remotes/sharedTags.js';

/**
 * Seconds for which a prefetched response is fresh enough to open a page with. Live changes refetch it where that
 * matters; an older response is shown at once and replaced when the next one arrives.
 */
export const freshFor = 5;

export interface CallOptions {
  /** A 401 is the answer to this call itself (a wrong password) and says nothing about the session. */
  keepSession?: boolean;
  /** Work without a network needs the answer: the one from before serves where none comes. */
  keepAnswer?: boolean;
}

export type ApiBaseQuery = BaseQueryFn<string | FetchArgs, unknown, ApiFailure, CallOptions, FetchBaseQueryMeta>;

interface SendOptions {
  idempotencyKey?: string;
  /** Of an answer that is here already. */
  knownTag?: string;
}
type Sent = Awaited<ReturnType<typeof sendOnce>>;

/** Longer than the services ever take: a phone whose network has gone without a word would else wait for minutes. */
const timeoutMs = 90_000;

const sendOnce = fetchBaseQuery({
  baseUrl: '/api',
  timeout: timeoutMs,
  prepareHeaders: (headers, { extraOptions }) => {
    Object.entries(commonHeaders()).forEach(([name, value]) => headers.set(name, value));
    const { idempotencyKey, knownTag } = (extraOptions ?? {}) as SendOptions;
    if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
    if (knownTag) headers.set('If-None-Match', knownTag);
    return headers;
  },
});

const send = (args: FetchArgs, api: BaseQueryApi, options: SendOptions) =>
  sendPaired<Sent>(
    async () => sendOnce(args, api, options),
    ({ error }) => error?.status,
  );

/** The answer that is here is still the right one. */
const notModified = 304;

/** Waits before another try, in milliseconds: a dropped connection or a restarting server is often back by then. */
const waits = [300, 1_200];

function toFailure(error: FetchBaseQueryError): ApiFailure {
  if (typeof error.status === 'number') return parseFailure(error.status, error.data);
  if (error.status === 'PARSING_ERROR') return parseFailure(error.originalStatus, error.data);
  return createUnreachable();
}

async function sendWithRetries(args: FetchArgs, api: BaseQueryApi, options: SendOptions): Promise<Sent> {
  const isRepeatable = (args.method ?? 'GET') === 'GET' || args.method === 'POST'; // a POST carries its key
  const repeatable = isRepeatable && navigator.onLine;
  for (const wait of repeatable ? waits : []) {
    const answer = await send(args, api, options);
    const lost = answer.error && (answer.error.status === 'FETCH_ERROR' || answer.error.status === 503);
    if (!lost || api.signal.aborted) return answer;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return send(args, api, options);
}

/** A file takes as long as the line needs. */
const limitTime = (args: FetchArgs): FetchArgs => (args.body instanceof FormData ? { ...args, timeout: 0 } : args);

/** Token, language, cross-site pair, idempotency key, and failures in one shape. */
const ask: ApiBaseQuery = async (request, api, options) => {
  const args: FetchArgs = typeof request === 'string' ? { url: request } : request;
  const unreadable = await createUnreadableFailure(args.body);
  if (unreadable) return { error: unreadable };
  const given = new Headers(args.headers as HeadersInit | undefined).get('Idempotency-Key');
  const action = args.method === 'POST' && !given ? actionKey(args.url, args.body, args.params) : undefined;
  const token = getConnection().token();

  const known = readKeptAnswer(args, token);
  const answer = await sendWithRetries(limitTime(args), api, { idempotencyKey: action?.key, knownTag: known?.tag });
  if (!answer.error) {
    action?.settle();
    recordAsOf(args, answer.meta?.response);
    keepAnswer(args, token, answer.meta?.response?.headers.get('etag') ?? null, answer.data);
    return { data: answer.data, meta: answer.meta };
  }
  if (known && answer.error.status === notModified) return { data: known.data, meta: answer.meta };
  const failure = withCorrelation(toFailure(answer.error), answer.meta?.response);
  const changed = failure.statusCode === 0 ? await createUnreadableFailure(args.body) : undefined;
  if (changed) return { error: changed, meta: answer.meta };
  if (isSettled(failure.statusCode)) action?.settle();
  if (failure.statusCode === 401 && token && !options?.keepSession) getConnection().onRejected(token);
  if (failure.code === 'VIEW_ONLY') getConnection().onViewOnly();
  return { error: failure, meta: answer.meta };
};

/** The one way to the server. Where it cannot be reached, what work without a network needs is answered from before. */
const baseQuery: ApiBaseQuery = async (request, api, options) => {
  const { person, token } = getConnection();
  const [who, asked, began] = [person?.(), token(), createMoment()];
  const answering = Promise.resolve(ask(request, api, options));
  if (!options?.keepAnswer || who === undefined) return recordOutcome(await answering, { began, api, slice });
  const args = typeof request === 'string' ? { url: request } : request;
  const question = buildRequestKey(args, who, currentLanguage());
  const isOfNow = () => asked === token() && question === buildRequestKey(args, who, currentLanguage());
  return waitOrRead({ question, began, api, isOfNow, slice }, answering);
};

/**
 * The one RTK Query slice of the application: one reducer, one space of tags. Every owner puts endpoints into it under
 * its own name (`remoteApi`); tags of shared types invalidate across remotes because the slice is one.
 */
export const slice = createApi({ reducerPath: 'api', baseQuery, endpoints: () => ({}), refetchOnReconnect: true });
const taggedSlice = slice.enhanceEndpoints({ addTagTypes: sharedTags });

/** Slice from which the shell makes its store, and with which it refetches or clears responses of all remotes. */
export const apiSlice = {
  reducerPath: taggedSlice.reducerPath,
  reducer: taggedSlice.reducer,
  middleware: taggedSlice.middleware,
  internalActions: taggedSlice.internalActions,
  util: { invalidateTags: taggedSlice.util.invalidateTags, resetApiState: taggedSlice.util.resetApiState },
};
