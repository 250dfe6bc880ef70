import { cancelDocumentJob } from '@depot/api';
import type { DocumentJobState } from '@depot/contracts/documents';
import { useMessages } from '@depot/i18n';
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

/** Nobody waits for a server that may not answer: a job that it cannot be told of is forgotten there in time. */
function endLater(starting: Promise<number | undefined>): void {
  starting
    .then(async (jobId) => {
      if (jobId !== undefined) await cancelDocumentJob(jobId);
    })
    .catch(() => undefined);
}

/** Follows work in the background. One at a time; leaving the screen cancels it. */
export function useJob(): FollowedJob {
  const translate = useMessages();
  const [going, setGoing] = useState<Going>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const follow = useCallback(
    async ({ title, total, start }: ServerWork) => {
      const { signal } = (abort.current = new AbortController());
      setGoing({ title, total });
      try {
        const starting = start();
        const jobId = await unlessAborted(signal, starting);
        if (signal.aborted) endLater(starting);
        if (jobId === undefined || signal.aborted) return !signal.aborted;
        const onProgress = (state: DocumentJobState) => setGoing({ title, total: state.total, state });
        const isDone = await followJob(jobId, { signal, onProgress, failed: translate(messages.failed) });
        if (signal.aborted) endLater(starting);
        return isDone;
      } finally {
        setGoing(undefined);
      }
    },
    [translate],
  );
  return { follow, progress: going && <ProgressDialog {...going} onCancel={() => abort.current?.abort()} /> };
}
