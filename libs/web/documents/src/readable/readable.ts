import type { Party } from '../paper/Parties.js';
import type { SumLine } from '../paper/SheetEnd.js';
import type { Fact } from '../paper/SheetHead.js';

/** A document as a page for a narrow screen shows it: the content of the paper without its layout. */
export interface ReadableDocument {
  title: string;
  facts: readonly Fact[];
  parties: readonly Party[];
  sections: readonly ReadableSection[];
  sums: readonly ReadableSums[];
  /** How to pay; `lines` is empty where there is nothing to pay. */
  note: { title: string; lines: string };
  /** Strikes the amounts through, on void documents. */
  isStruck: boolean;
}

/** Rows under a heading, which is empty for the lines of an invoice. */
export interface ReadableSection {
  name: string;
  rows: readonly ReadableRow[];
}

export interface ReadableRow {
  key: string;
  name: string;
  detail: string;
  amount: string;
}

interface ReadableSums {
  title: string;
  lines: readonly SumLine[];
}
