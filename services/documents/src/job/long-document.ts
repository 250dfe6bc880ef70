/**
 * Reports the number of finished items.
 * @throws if the job was cancelled.
 */
export type ReportProgress = (done: number) => Promise<void>;

/** Background work that reports its progress. */
export interface LongWork {
  /** File name, if the job makes one. */
  name?: string;
  /** Media type of the file. */
  type?: string;
  /** Things that will be done. */
  total: number;
  /** Number of requested objects that are left out. */
  leftOut?: number;
  make: (reportProgress: ReportProgress) => Promise<Buffer | undefined>;
}

/** A document made in parts: at once for a waiting client, or as a job with progress. */
export interface LongDocument extends LongWork {
  name: string;
  type: string;
  make: (reportProgress: ReportProgress) => Promise<Buffer>;
}

/** Deals things into batches of at most `size`; the first may be smaller, where a part-used sheet is filled up. */
export function splitBatches<T>(items: readonly T[], size: number, first = size): T[][] {
  const batches = [items.slice(0, first)];
  for (let from = first; from < items.length; from += size) batches.push(items.slice(from, from + size));
  return batches;
}

/** A name as every file system takes it. */
export const sanitizeFileName = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(0, 100);
