import type { FetchArgs } from '@depot/rtk';

interface Kept {
  tag: string;
  data: unknown;
}

/** Returns that one page keeps at most; they are large. */
const most = 12;

const answers = new Map<string, Kept>();

/** User and language of the request: a response stored for one user is never shown to another. */
function buildKey({ url, params, method = 'GET' }: FetchArgs, person: string | undefined): string | undefined {
  if (method !== 'GET' || person === undefined) return undefined;
  return [person, url, new URLSearchParams(params as Record<string, string>).toString()].join(' ');
}

/** The answer to the same question from before, where the server has given it a tag. */
export function readKeptAnswer(args: FetchArgs, person: string | undefined): Kept | undefined {
  const key = buildKey(args, person);
  return key === undefined ? undefined : answers.get(key);
}

/** Keeps an answer with a tag for as long as the page is open; the oldest makes room. */
export function keepAnswer(args: FetchArgs, person: string | undefined, tag: string | null, data: unknown): void {
  const key = buildKey(args, person);
  if (key === undefined || tag === null) return;
  answers.delete(key);
  answers.set(key, { tag, data });
  const [oldest] = answers.keys();
  if (answers.size > most && oldest !== undefined) answers.delete(oldest);
}
