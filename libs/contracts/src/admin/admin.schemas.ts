import * as z from 'zod';
import { contentVersion, epochMs, epochMsParam, id, idParam, requiredText, text, weightOut } from '../wire/index.js';

/** One line of the activity log, in the reader's language. */
export const activity = z.object({
  id,
  name: z.string(),
  activity: z.string(),
  time: epochMs,
  completed: z.enum(['true', 'false']),
  /** The id that the service's log and the user's error page show. */
  correlationId: z.string(),
  /** True if the log has values before or after the change. */
  hasChanges: z.boolean(),
});
export type Activity = z.output<typeof activity>;
export const activityQuery = z.object({
  page: z.coerce.number<string>().pipe(z.int().min(0).max(1_000_000)).optional(),
  user: idParam.optional(),
  from: epochMsParam.optional(),
  to: epochMsParam.optional(),
  text: text(100).optional(),
});

export const activityFilter = activityQuery.omit({ page: true });

/** A user with lines in the log. */
export const activityUser = z.object({ id, name: z.string(), warehouse: z.string() });
export type ActivityUser = z.output<typeof activityUser>;

/** A changed value: its dotted path in the object, and old and new value as text; null for a missing one. */
export const activityChange = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type ActivityChange = z.output<typeof activityChange>;

/** Result of the integrity check. `number` counts lines from the very first. */
export const activityCheck = z.object({
  lines: z.int(),
  head: z.object({ number: z.int(), hash: z.string() }),
  broken: z.object({ kind: z.enum(['changed', 'missing', 'cleared']), number: z.int() }).nullable(),
});
export type ActivityCheckAnswer = z.output<typeof activityCheck>;

/** A tenant as the operator sees it. */
export const adminWarehouse = z.object({
  id,
  name: z.string(),
  timezone: z.string(),
  viewOnly: z.boolean(),
  suspended: z.boolean(),
  version: contentVersion,
});
export type AdminWarehouse = z.output<typeof adminWarehouse>;

const isTimezone = (zone: string) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC';
const timezone = z
  .string()
  .max(60)
  .refine(isTimezone, { params: { reason: 'timezone' } });
export const createWarehouseBody = z.object({ name: requiredText(100), timezone });
export const updateWarehouseBody = z.object({
  id,
  name: requiredText(100).optional(),
  timezone: timezone.optional(),
  viewOnly: z.boolean().optional(),
  suspended: z.boolean().optional(),
  version: contentVersion.optional(),
});

export type CreateTenant = z.output<typeof createWarehouseBody>;
export type UpdateTenant = z.output<typeof updateWarehouseBody>;

/** A product whose figures disagree. Weights in pounds. */
export const mismatch = z.object({
  productId: id,
  productName: z.string(),
  expectedQty: z.int(),
  actualQty: z.int(),
  expectedWeight: weightOut,
  actualWeight: weightOut,
});
export type Mismatch = z.output<typeof mismatch>;
/** Result of the nightly comparison: the number of products with a difference. */
export const reconciliation = z.object({ time: epochMs, quantities: z.int(), bookings: z.int() });
export type Reconciliation = z.output<typeof reconciliation>;
export const newestReconciliation = z.object({ obj: reconciliation.nullable() });
export const repairBody = z.object({ productId: id });

/** `KEPT`: there is no mail server, so the mail waits here to be read. */
export const outboxStatuses = ['WAITING', 'KEPT', 'SENT', 'FAILED'] as const;
export const outboxMail = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  body: z.string(),
  /** Names of the files that go with it. */
  attachments: z.array(z.string()),
  time: epochMs,
  status: z.enum(outboxStatuses),
  /** The mail server's last refusal. */
  problem: z.string().nullable(),
  /** True for a failed mail that still has its whole content. */
  maySendAgain: z.boolean(),
});
export const sendAgainBody = z.object({ id });
export type OutboxMail = z.output<typeof outboxMail>;
