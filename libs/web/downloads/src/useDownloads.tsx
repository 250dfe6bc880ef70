import {
  documentOfJob,
  type DocumentRequest,
  downloadDocument,
  type DownloadedDocument,
  openDocument,
  printFile,
  saveFile,
  startDocument,
} from '@depot/api';
import { longDocument } from '@depot/contracts/documents';
import { useMessages } from '@depot/i18n';
import { useNotify } from '@depot/remote-kit';
import { type ReactNode, useCallback, useState } from 'react';
import { messages } from './ProgressDialog.js';
import { type FollowedJob, useJob } from './useJob.js';

export interface Download extends DocumentRequest {
  /**
   * Number of items in the document, 1 by default: a document with many is created in the background, with progress.
   */
  count?: number;
  /** Title of the progress dialog. */
  title?: string;
}

export interface Downloads {
  /** Fetches the document and opens the print dialog. Always resolves; failures have been shown by then. */
  print: (download: Download) => Promise<void>;
  /** Fetches the document and saves it. */
  save: (download: Download) => Promise<void>;
  /** Opens a document in another tab. Only for documents that are created immediately. */
  open: (request: DocumentRequest) => Promise<void>;
  /** True while a download runs. */
  isBusy: boolean;
  /** To be rendered somewhere on the screen: the progress of a long one. */
  progress: ReactNode;
}

/** Prints and saves documents. One at a time. */
export function useDownloads(): Downloads {
  const translate = useMessages();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const { follow, progress } = useJob();
  const run = useCallback(
    async (work: () => Promise<void>) => {
      setBusy(true);
      try {
        await work();
      } catch (failure) {
        notify.failure(failure);
      } finally {
        setBusy(false);
      }
    },
    [notify],
  );
  const fetchFile = useCallback(
    ({ title = translate(messages.making), count = 1, ...request }: Download) =>
      count > longDocument ? makeLong({ ...request, count, title }, follow) : downloadDocument(request),
    [follow, translate],
  );
  const present = useCallback(
    (download: Download, show: (file: DownloadedDocument) => void) =>
      run(async () => {
        const file = await fetchFile(download);
        if (!file) return;
        show(file);
        if (file.leftOut) notify.info(translate(messages.leftOut, { count: file.leftOut }));
      }),
    [fetchFile, notify, run, translate],
  );
  const print = useCallback((download: Download) => present(download, printFile), [present]);
  const save = useCallback((download: Download) => present(download, saveFile), [present]);
  const open = useCallback((request: DocumentRequest) => run(() => openDocument(request)), [run]);
  return { print, save, open, isBusy, progress };
}

/** Resolves with undefined if the user cancels. */
async function makeLong(
  { count, title, ...request }: Required<Pick<Download, 'count' | 'title'>> & DocumentRequest,
  follow: FollowedJob['follow'],
): Promise<DownloadedDocument | undefined> {
  let started: Awaited<ReturnType<typeof startDocument>> | undefined;
  const start = async () => {
    started = await startDocument(request);
    return 'jobId' in started ? started.jobId : undefined;
  };
  if (!(await follow({ title, total: count, start })) || !started) return undefined;
  return 'jobId' in started ? documentOfJob(started.jobId) : started.document;
}
