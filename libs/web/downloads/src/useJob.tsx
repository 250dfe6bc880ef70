import { cancelDocumentJob, isApiFailure } from '@depot/api';
import type { DocumentJobState } from '@depot/contracts/documents';
import { useMessages } from '@depot/i18n';
import { useNotify } from '@depot/remote-kit';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { messages, ProgressDialog } from './ProgressDialog.js';
import { throwIfAborted, watchJob } from './watchJob.js';

export interface ServerWork {
  /** Title of the progress dialog. */
  title: string;
  /** Expected number of items, until the server reports the actual one. */
  total: number;
  /** Starts the work and returns the id of its job; undefined if the work is already done. */
  start: () => Promise<number | undefined>;
  /** Message if the work continues despite the cancellation; by default about a document. */
  uncancelled?: string;
}

interface Going {
  title: string;
  total: number;
  state?: DocumentJobState;
}

/** Background job of the server, with its progress and a way to cancel it. */
export interface FollowedJob {
  /** Resolves false if the user cancelled. Throws if the job failed. */
  follow: (work: ServerWork) => Promise<boolean>;
  /** To be rendered somewhere on the screen. */
  progress: ReactNode;
}

/**
 * Cancels a job in the background, so that the user does not wait for the server. `onLost` is called if the job may
 * still be running.
 */
function endLater(starting: Promise<number | undefined>, onLost: () => void): void {
  starting
    .then((jobId) => jobId === undefined || cancelDocumentJob(jobId))
    // a client error means that no job was started; without a response it may have been
    .catch((failure: unknown) => isApiFailure(failure) && failure.statusCode > 0 && failure.statusCode < 500)
    .then((isOver) => isOver || onLost())
    .catch(() => undefined);
}

/** Follows work in the background. One at a time; leaving the screen cancels it. */
export function useJob(): FollowedJob {
  const translate = useMessages();
  const notify = useNotify();
  const [going, setGoing] = useState<Going>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const follow = useCallback(
    async ({ title, total, start, uncancelled = translate(messages.uncancelled) }: ServerWork) => {
      const { signal } = (abort.current = new AbortController());
      setGoing({ title, total });
      try {
        const starting = start();
        const end = () => endLater(starting, () => notify.warning(uncancelled));
        const jobId = await throwIfAborted(signal, starting);
        if (signal.aborted) end();
        if (jobId === undefined || signal.aborted) return !signal.aborted;
        const onProgress = (state: DocumentJobState) => setGoing({ title, total: state.total, state });
        const isDone = await watchJob(jobId, { signal, onProgress, failed: translate(messages.failed) });
        if (signal.aborted) end();
        return isDone;
      } finally {
        setGoing(undefined);
      }
    },
    [notify, translate],
  );
  return { follow, progress: going && <ProgressDialog {...going} onCancel={() => abort.current?.abort()} /> };
}
