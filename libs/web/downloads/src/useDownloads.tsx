import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import {
  cancelDocumentJob,
  downloadDocument,
  printFile,
  saveFile,
  startDocument,
  type DocumentRequest,
  type DownloadedDocument,
} from '@depot/api';
import { longDocument, type DocumentJobState } from '@depot/contracts/documents';
import { useSay } from '@depot/i18n';
import { useNotify } from '@depot/remote-kit';
import { followJob } from './followJob.js';
import { messages } from './messages.js';
import { ProgressDialog } from './ProgressDialog.js';

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

interface Going {
  title: string;
  total: number;
  state?: DocumentJobState;
}

/** Prints and saves documents. One at a time. */
export function useDownloads(): Downloads {
  const say = useSay();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [going, setGoing] = useState<Going>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const makeLong = useCallback(
    async ({ count, title = say(messages.making), ...request }: Download): Promise<DownloadedDocument | undefined> => {
      const { signal } = (abort.current = new AbortController());
      setGoing({ title, total: count });
      try {
        const started = await startDocument(request);
        if ('document' in started) return signal.aborted ? undefined : started.document;
        const onProgress = (state: DocumentJobState) => setGoing({ title, total: state.total, state });
        const file = await followJob(started.jobId, { signal, onProgress, failed: say(messages.failed) });
        if (signal.aborted) await cancelDocumentJob(started.jobId);
        return file;
      } finally {
        setGoing(undefined);
      }
    },
    [say],
  );
  const run = useCallback(
    async (download: Download, present: (file: DownloadedDocument) => void) => {
      setBusy(true);
      try {
        const file = await (download.count > longDocument ? makeLong(download) : downloadDocument(download));
        if (file) present(file);
      } catch (failure) {
        notify.failure(failure);
      } finally {
        setBusy(false);
      }
    },
    [makeLong, notify],
  );
  const print = useCallback((download: Download) => run(download, printFile), [run]);
  const save = useCallback((download: Download) => run(download, saveFile), [run]);
  return { print, save, isBusy, progress: going && <ProgressDialog {...going} onCancel={() => abort.current?.abort()} /> };
}
