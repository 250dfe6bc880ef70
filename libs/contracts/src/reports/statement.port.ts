import type * as z from 'zod';
import type { InvoiceRange } from '../billing/index.js';
import type { statement } from './report.schemas.js';

export const STATEMENT_PORT = Symbol('STATEMENT_PORT');

export interface StatementPort {
  /** Stores that owe something at the end of the range, or were billed, credited or paid in it; disabled ones too. */
  stores(range: InvoiceRange): Promise<number[]>;
  /**
   * Statements of stores by their ids, amounts in cents, in as many questions as one takes. NOT_FOUND where the reader
   * may not see one of them.
   */
  statements(storeIds: readonly number[], range: InvoiceRange): Promise<Map<number, z.input<typeof statement>>>;
}
