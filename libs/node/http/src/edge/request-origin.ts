/** The page in the browser that sent the request, from the header `baggage` (W3C); for traces only, not trusted. */
export interface RequestOrigin {
  /** The remote whose page is open, or the shell, with its version. */
  remote?: string;
  version?: string;
  /** Path of the page without its query. */
  page?: string;
  /** Milliseconds since the click or key that it follows; with the first request of a click only. */
  sinceClick?: number;
}

const name = /^[a-z][a-z-]{1,40}$/;
const version = /^[\w.+-]{1,60}$/;
const page = /^\/[\w/-]{0,100}$/;
const milliseconds = /^\d{1,5}$/;

/** Reads the entries of the header that have the format of our own pages. */
export function parseRequestOrigin(header: unknown): RequestOrigin {
  if (typeof header !== 'string' || header.length > 500) return {};
  const parts = new Map(header.split(',').map((part) => part.trim().split('=', 2) as [string, string | undefined]));
  const read = (key: string, pattern: RegExp) => {
    const text = parts.get(`depot.${key}`);
    return text !== undefined && pattern.test(text) ? text : undefined;
  };
  const age = read('since-click', milliseconds);
  return {
    remote: read('remote', name),
    version: read('version', version),
    page: read('page', page),
    ...(age !== undefined && { sinceClick: Number(age) }),
  };
}
