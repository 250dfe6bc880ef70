import * as z from 'zod';
import { invoiceIdsBody } from '../billing/index.js';
import { canonicalLot } from '../identifiers/codes.js';
import { epochMs, id, identifierText, requiredText, text } from '../wire/index.js';
import { labelSheetNames } from './label-sheets.js';

export const invoiceDownloadBody = invoiceIdsBody;
export const statementDownloadBody = z.object({ userId: id, start: epochMs, end: epochMs });
/** The statements of all stores with a balance or a movement between two moments. */
export const statementsDownloadBody = z.object({ start: epochMs, end: epochMs });
/** Statements as files; limited to `storeIds` if given. */
export const allStatementsBody = statementsDownloadBody.extend({ storeIds: z.array(id).max(5000).optional() });
/** Mails each store its own. A store that has been mailed the same period already is passed over, unless `again`. */
export const mailStatementsBody = statementsDownloadBody.extend({ again: z.boolean().optional() });
export type MailStatements = z.output<typeof mailStatementsBody>;
export const statementRecipient = z.object({
  userId: id,
  name: z.string(),
  /** Email address; null where the store cannot be mailed: it has not registered. */
  mailTo: z.string().nullable(),
  /** When it was last mailed the statement of this very period. */
  mailedTime: epochMs.nullable(),
});
export type StatementRecipient = z.output<typeof statementRecipient>;
/**
 * Labels on `sheet`, Avery 22805 by default. `startPosition` starts at 1 and is limited to the sheet's labels; the
 * nudge is in inches.
 */
export const qrCodeDownloadBody = z.object({
  qrCodes: z
    .array(
      z.object({
        qrValue: requiredText(64),
        qrText: text(200),
        lot: identifierText(canonicalLot, 50).optional(),
        expiry: z.iso.date().optional(),
      }),
    )
    .min(1)
    .max(5000),
  sheet: z.enum(labelSheetNames).optional(),
  startPosition: z.int().min(1).max(30).optional(),
  offsetX: z.number().min(-0.5).max(0.5).optional(),
  offsetY: z.number().min(-0.5).max(0.5).optional(),
});
