import { type DocumentJobStarted, type DocumentJobState, respondAsync } from '@depot/contracts/documents';
import type { Obj } from '@depot/contracts/wire';
import { commonHeaders, getConnection } from './connection.js';
import {
  type DocumentRequest,
  downloadDocument,
  type DownloadedDocument,
  fetchDocument,
  readDocument,
} from './download.js';
import { sendPaired } from './light.js';

/**
 * Asks for a document that may take long: returns the job that makes it, or the file, where the server has it at once.
 */
export async function startDocument(
  request: DocumentRequest,
): Promise<{ jobId: number } | { document: DownloadedDocument }> {
  const response = await fetchDocument(request, { Prefer: respondAsync });
  if (response.status !== 202) return { document: await readDocument(response, request.path) };
  return ((await response.json()) as Obj<DocumentJobStarted>).obj;
}

/** How far a job is. */
export async function documentJobState(jobId: number): Promise<DocumentJobState> {
  const response = await fetchDocument({ path: `/document/job?id=${jobId}` });
  return ((await response.json()) as Obj<DocumentJobState>).obj;
}

/** Document of a finished job. */
export function documentOfJob(jobId: number): Promise<DownloadedDocument> {
  return downloadDocument({ path: `/document/job/file?id=${jobId}` });
}

/** Waits before a cancellation that got no answer is told again, in milliseconds. */
const cancelBackoffsMs = [1_000, 3_000, 10_000, 30_000];

/**
 * Gives a job up; tells so again where no answer comes. False where it goes on: none came in the end, or the session is
 * over.
 */
export async function cancelDocumentJob(jobId: number): Promise<boolean> {
  const notifyState = () => fetch(`/api/document/job?id=${jobId}`, { method: 'DELETE', headers: commonHeaders() });
  for (const backoffMs of [...cancelBackoffsMs, undefined]) {
    const token = getConnection().token();
    const response = await sendPaired(notifyState, ({ status }) => status).catch(() => undefined);
    if (response?.status === 401) {
      if (token) getConnection().onRejected(token);
      return false;
    }
    if (response && response.status < 500 && response.status !== 429) return true;
    if (backoffMs !== undefined) await new Promise((resolve) => setTimeout(resolve, backoffMs));
  }
  return false;
}
