import { AsyncLocalStorage } from 'node:async_hooks';
import type { ImportNote } from '@depot/contracts/importing';

/** What a cell was taken for beyond what stands in it. */
export interface Remark {
  what: ImportNote;
  name: string;
}

/** Remarks on the row that is checked now, each once: a cell may be checked twice. */
const remarks = new AsyncLocalStorage<Map<string, Remark>>();

/** Notes what a cell was taken for: the user is told with the line of its row. */
export function remark(what: ImportNote, name: string): void {
  remarks.getStore()?.set(`${what}\n${name}`, { what, name });
}

/** Checks a row, and returns what was remarked on its cells meanwhile. */
export function withRemarks<T>(check: () => T): { checked: T; remarks: Remark[] } {
  const found = new Map<string, Remark>();
  const checked = remarks.run(found, check);
  return { checked, remarks: [...found.values()] };
}
