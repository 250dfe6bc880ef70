import { AsyncLocalStorage } from 'node:async_hooks';
import type { ImportNote } from '@depot/contracts/importing';

/** An interpretation of a cell that the user should see. */
export interface Remark {
  what: ImportNote;
  name: string;
}

/** Remarks on the row that is checked now, each once: a cell may be checked twice. */
const remarks = new AsyncLocalStorage<Map<string, Remark>>();

/** Records the interpretation of a cell; the user sees it with the number of its row. */
export function remark(what: ImportNote, name: string): void {
  remarks.getStore()?.set(`${what}\n${name}`, { what, name });
}

/** Checks a row, and returns the remarks that its cells made during the check. */
export function withRemarks<T>(check: () => T): { checked: T; remarks: Remark[] } {
  const found = new Map<string, Remark>();
  const checked = remarks.run(found, check);
  return { checked, remarks: [...found.values()] };
}
