import {
  documentOfJob,
  type DocumentRequest,
  downloadDocument,
  type DownloadedDocument,
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
  /** Things in the document: with many of them it is made in the background, with progress. */
  count: number;
  /** Of the progress dialog. */
  title?: string;
}

export interface Downloads {
  /** Fetches the document and opens the print dialog. Resolves in any case; a failure has been told by then. */
  print: (download: Download) => Promise<void>;
  /** Fetches the document and saves it. */
  save: (download: Download) => Promise<void>;
  /** One is on its way. */
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
    async (
      { title = translate(messages.making), ...download }: Download,
      present: (file: DownloadedDocument) => void,
    ) => {
      setBusy(true);
      try {
        const file = await (download.count > longDocument
          ? makeLong({ ...download, title }, follow)
          : downloadDocument(download));
        if (file) present(file);
      } catch (failure) {
        notify.failure(failure);
      } finally {
        setBusy(false);
      }
    },
    [follow, notify, translate],
  );
  const print = useCallback((download: Download) => run(download, printFile), [run]);
  const save = useCallback((download: Download) => run(download, saveFile), [run]);
  return { print, save, isBusy, progress };
}

/** Undefined where the person cancelled it. */
async function makeLong(
  { count, title, ...request }: Download & { title: string },
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
