import { cancelDocumentJob, isApiFailure } from '@depot/api';
import type { DocumentJobState } from '@depot/contracts/documents';
import { useMessages } from '@depot/i18n';
import { useNotify } from '@depot/remote-kit';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { followJob, unlessAborted } from './followJob.js';
import { messages, ProgressDialog } from './ProgressDialog.js';

export interface ServerWork {
  /** Of the progress dialog. */
  title: string;
  /** Things to be done, until the server says how many there are. */
  total: number;
  /** Begins the work and returns the id of its job; nothing where it was done at once. */
  start: () => Promise<number | undefined>;
  /** Said where it goes on though it was cancelled; of a document, unless said otherwise. */
  uncancelled?: string;
}

interface Going {
  title: string;
  total: number;
  state?: DocumentJobState;
}

/** Work that the server does in the background, with its progress and a way out of it. */
export interface FollowedJob {
  /** False where the person cancelled it. Throws where it failed. */
  follow: (work: ServerWork) => Promise<boolean>;
  /** To be rendered somewhere on the screen. */
  progress: ReactNode;
}

/** Ends a job; nobody waits for a server that may not answer. `onLost` is called where it goes on, for all we know. */
function endLater(starting: Promise<number | undefined>, onLost: () => void): void {
  starting
    .then((jobId) => jobId === undefined || cancelDocumentJob(jobId))
    // a refusal has begun nothing; of one that got no answer nobody knows
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
        const jobId = await unlessAborted(signal, starting);
        if (signal.aborted) end();
        if (jobId === undefined || signal.aborted) return !signal.aborted;
        const onProgress = (state: DocumentJobState) => setGoing({ title, total: state.total, state });
        const isDone = await followJob(jobId, { signal, onProgress, failed: translate(messages.failed) });
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
