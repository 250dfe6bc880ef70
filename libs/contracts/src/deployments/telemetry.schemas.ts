import * as z from 'zod';
import { objOf, requiredText } from '../wire/index.js';
import { releasedName } from './registry.schemas.js';
import { channels, telemetryCounts, telemetryLimits, telemetryTimings } from './telemetry.js';

const event = z.object({
  remote: releasedName,
  version: requiredText(60),
  figure: z.enum([...telemetryCounts, ...telemetryTimings]),
  value: z.number().min(0).max(telemetryLimits.value).optional(),
  /** Which view of the tab this is about: counted from 0 when the tab is opened. */
  view: z.int().min(0).max(telemetryLimits.views).optional(),
});

/** `POST /remotes/telemetry` */
export const telemetryBatch = z.object({
  /** Random id of the tab. Reports without one do not affect a rollout. */
  tab: z
    .string()
    .regex(/^[\w-]{8,40}$/)
    .optional(),
  events: z.array(event).min(1).max(telemetryLimits.events),
});
export type TelemetryBatch = z.output<typeof telemetryBatch>;
/** Number of events for existing versions. */
export const telemetryAccepted = objOf(z.object({ accepted: z.int() }));

const rate = z.number().nullable();
const percentile = z.number().nullable();

/** Health of a version within the requested minutes. */
export const versionHealth = z.object({
  remote: z.string(),
  version: z.string(),
  channel: z.enum(channels),
  loads: z.int(),
  failures: z.int(),
  /** Loads of all tries, from 0 to 1; null without any. */
  success: rate,
  views: z.int(),
  errors: z.int(),
  /** Errors of all views, from 0 to 1; null without any. */
  errorRate: rate,
  violations: z.int(),
  counts: z.partialRecord(z.enum(telemetryCounts), z.int()),
  /** Three quarters were as good or better: milliseconds, CLS in thousandths. */
  p75: z.partialRecord(z.enum(telemetryTimings), percentile),
  /** Equal steps of time, oldest first; `time` is their start. */
  series: z.array(z.object({ time: z.int(), loads: z.int(), failures: z.int(), views: z.int(), errors: z.int() })),
});
export type VersionHealth = z.output<typeof versionHealth>;

/** `GET /remotes/health` */
export const healthQuery = z.object({ minutes: z.coerce.number<string>().pipe(z.int().min(5).max(10_080)).optional() });
