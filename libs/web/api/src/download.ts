import { commonHeaders, getConnection } from './connection.js';
import { createUnreachable, parseFailure, toError, withCorrelation } from './failure.js';
import { actionKey, isSettled } from './idempotency.js';
import { sendPaired } from './light.js';

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
  /** Number of requested papers that the file does not contain. */
  leftOut?: number;
}

const quotedName = /filename\*?=(?:UTF-8'')?"?([^";]+)"?/i;

async function buildBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The server's good answer to a request for a file, whatever it is. Throws an `ApiFailure`. */
export async function fetchDocument(
  { path, body }: DocumentRequest,
  headers: Record<string, string> = {},
): Promise<Response> {
  const action = body === undefined ? undefined : actionKey(path, body);
  const token = getConnection().token();
  const send = () =>
    fetch(`/api${path}`, {
      method: action ? 'POST' : 'GET',
      headers: {
        ...commonHeaders(),
        ...headers,
        ...(action && { 'Content-Type': 'application/json', 'Idempotency-Key': action.key }),
      },
      body: action ? JSON.stringify(body) : undefined,
    });
  const response = await sendPaired(send, ({ status }) => status).catch(() => {
    throw toError(createUnreachable());
  });
  if (isSettled(response.status)) action?.settle();
  if (response.ok) return response;
  if (response.status === 401 && token) getConnection().onRejected(token);
  throw toError(withCorrelation(parseFailure(response.status, await buildBody(response)), response));
}

/** The file in an answer. */
export async function readDocument(response: Response, path: string): Promise<DownloadedDocument> {
  const named = quotedName.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  return {
    blob: await response.blob(),
    fileName: named ? decodeURIComponent(named) : (path.split('/').at(-2) ?? 'document'),
    leftOut: Number(response.headers.get('X-Left-Out') ?? 0),
  };
}

/** Fetches a file. Throws an `ApiFailure`. */
export async function downloadDocument(request: DocumentRequest): Promise<DownloadedDocument> {
  return readDocument(await fetchDocument(request), request.path);
}
