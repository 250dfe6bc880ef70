import type * as z from 'zod';
import type { InvoiceRange } from '../billing/index.js';
import type { statement } from './report.schemas.js';

export const STATEMENT_PORT = Symbol('STATEMENT_PORT');

export interface StatementPort {
  /** A store's statement, amounts in cents. NOT_FOUND for a store that the reader may not see. */
  statement(storeId: number, range: InvoiceRange): Promise<z.input<typeof statement>>;
}
