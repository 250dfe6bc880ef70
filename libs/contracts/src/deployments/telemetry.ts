import type { Message } from '../errors/index.js';

/**
 * Counters that a browser reports for a remote: `load` a screen loaded, `failure…` it failed in that phase, `view` a
 * screen was opened, `error…` a view failed (at most once per view), `…Violation` the browser blocked an action.
 */
export const telemetryCounts = [
  'load',
  'failureManifest',
  'failureEntry',
  'failureScreen',
  'view',
  'errorRender',
  'errorAsync',
  'errorReported',
  'cspViolation',
  'integrityViolation',
] as const;
export type TelemetryCount = (typeof telemetryCounts)[number];

/**
 * Milliseconds: the phases of a load and its total, and the web vitals. CLS has no unit and is reported in thousandths.
 */
export const telemetryTimings = [
  'msManifest',
  'msEntry',
  'msScreen',
  'msLoad',
  'LCP',
  'INP',
  'FCP',
  'TTFB',
  'CLS',
] as const;
export type TelemetryTiming = (typeof telemetryTimings)[number];

export type TelemetryFigure = TelemetryCount | TelemetryTiming;

export interface TelemetryEvent {
  /** A remote, or `shell` for events outside of remotes. */
  remote: string;
  version: string;
  figure: TelemetryFigure;
  /** Set for timings only. */
  value?: number;
  /** Which view of the tab this is about, from 0. */
  view?: number;
}

/** Name for reports of the shell itself; its version is the served one. */
export const shellName = 'shell';
export const shellVersion = 'current';

/** Bounds of one message. */
export const telemetryLimits = {
  events: 100,
  /** Ten minutes, or a CLS of 600. */
  value: 600_000,
  /** Messages a minute from one address, which may be that of a whole office. */
  perMinute: 600,
  /** The last view of a tab that has a number of its own. */
  views: 1_000_000,
} as const;

/**
 * The role of a version: `stable` is the default, `canary` any other with users, `retired` one that only open tabs
 * still have.
 */
export const channels = ['stable', 'canary', 'retired'] as const;
export type Channel = (typeof channels)[number];

export const telemetryMessages = {
  tooMany: {
    gb: 'Too many measurements; try again in {seconds|second|seconds}.',
    cn: '测量数据过多，请在 {seconds} 秒后重试。',
  },
} satisfies Record<string, Message>;
