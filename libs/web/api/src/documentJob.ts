import { type DocumentJobStarted, type DocumentJobState, respondAsync } from '@depot/contracts/documents';
import type { Obj } from '@depot/contracts/wire';
import { commonHeaders } from './connection.js';
import {
  documentIn,
  type DocumentRequest,
  downloadDocument,
  type DownloadedDocument,
  fetchDocument,
} from './download.js';

/**
 * Asks for a document that may take long: returns the job that makes it, or the file, where the server has it at once.
 */
export async function startDocument(
  request: DocumentRequest,
): Promise<{ jobId: number } | { document: DownloadedDocument }> {
  const response = await fetchDocument(request, { Prefer: respondAsync });
  if (response.status !== 202) return { document: await documentIn(response, request.path) };
  return ((await response.json()) as Obj<DocumentJobStarted>).obj;
}

/** How far a job is. */
export async function documentJobState(jobId: number): Promise<DocumentJobState> {
  const response = await fetchDocument({ path: `/document/job?id=${jobId}` });
  return ((await response.json()) as Obj<DocumentJobState>).obj;
}

/** What a finished job has made. */
export function documentOfJob(jobId: number): Promise<DownloadedDocument> {
  return downloadDocument({ path: `/document/job/file?id=${jobId}` });
}

/** Gives a job up. One that cannot be told any more is given up by the server in the end. */
export async function cancelDocumentJob(jobId: number): Promise<void> {
  await fetch(`/api/document/job?id=${jobId}`, { method: 'DELETE', headers: commonHeaders() }).catch(() => undefined);
}
