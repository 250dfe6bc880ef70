import { currentConnection } from './connection.js';
import { asError, failureOf, unreachable } from './failure.js';
import { commonHeaders } from './headers.js';
import { actionKey, isSettled } from './idempotency.js';

export interface DocumentRequest {
  /** Below `/api`, with a leading slash: `/document/invoice/download`. */
  path: string;
  /** With a body the call is a POST, else a GET. */
  body?: unknown;
}

export interface DownloadedDocument {
  blob: Blob;
  /** As the server named it. */
  fileName: string;
}

const quotedName = /filename\*?=(?:UTF-8'')?"?([^";]+)"?/i;

function fileNameOf(response: Response, path: string): string {
  const named = quotedName.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  return named ? decodeURIComponent(named) : (path.split('/').at(-2) ?? 'document');
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Fetches a file. Throws an `ApiFailure`. */
export async function downloadDocument({ path, body }: DocumentRequest): Promise<DownloadedDocument> {
  const action = body === undefined ? undefined : actionKey(path, body);
  const token = currentConnection().token();
  const response = await fetch(`/api${path}`, {
    method: action ? 'POST' : 'GET',
    headers: { ...commonHeaders(), ...(action ? { 'Content-Type': 'application/json', 'Idempotency-Key': action.key } : {}) },
    body: action ? JSON.stringify(body) : undefined,
  }).catch(() => {
    throw asError(unreachable());
  });
  if (isSettled(response.status)) action?.settle();
  if (response.ok) return { blob: await response.blob(), fileName: fileNameOf(response, path) };
  if (response.status === 401 && token) currentConnection().onRefused(token);
  throw asError(failureOf(response.status, await bodyOf(response)));
}
