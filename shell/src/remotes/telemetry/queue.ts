// This file must not import packages shared with the remotes: federation records metrics before it shares any.
import { newKey } from '@depot/api/new-key';
import type { TelemetryBatch, TelemetryEvent } from '@depot/contracts/deployments';

const address = '/api/remotes/telemetry';
/** Id of this tab: a vote on a canary counts once for each of its views. */
const tab = newKey();
/** Maximum number of events in one request; the server has the same limit. */
const most = 100;
/** Maximum number of queued events; only a page that fails continuously has more. */
const maxWaiting = 500;
/** Milliseconds until events are sent: errors soon, other events later in one batch. */
const soon = 1_000;
const later = 5_000;

const urgent = /^(failure|error)|Violation$/;
/** Drawn once, so that a tab sends all events or none and rates stay correct. */
const lot = Math.random();

let waiting: TelemetryEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let due = Infinity;
let sample = 1;
let view = 0;
let tabToken = (): string | undefined => undefined;

/**
 * Sets the share of tabs that send events, from 0 to 1, as the registry configures it. A tab outside of the share
 * discards its queued events.
 */
export function setSample(share: number): void {
  sample = share;
  if (lot >= sample) waiting = [];
}

/** Says how to find out who is signed in in this tab. */
export function setTabToken(token: () => string | undefined): void {
  tabToken = token;
}

/** Token of the user who is signed in in this tab. */
export const readTabToken = (): string | undefined => tabToken();

/** Whether this tab reports anything. */
export const isInSample = (): boolean => lot < sample;

/** From now on events are about the next view of this tab. */
export function countView(): void {
  view += 1;
}

/** Queues an event for telemetry. It is sent in the background and no caller waits for it. */
export function recordMetric(event: TelemetryEvent): void {
  if (lot >= sample || waiting.length >= maxWaiting) return;
  waiting.push({ ...event, view });
  const wait = urgent.test(event.figure) ? soon : later;
  if (Date.now() + wait >= due) return;
  clearTimeout(timer);
  due = Date.now() + wait;
  timer = setTimeout(sendNow, wait);
}

/** Sends all queued events. Events that the browser cannot send are lost, because the page takes precedence. */
export function sendNow(): void {
  clearTimeout(timer);
  due = Infinity;
  const events = waiting;
  waiting = [];
  for (let from = 0; from < events.length; from += most) {
    send({ tab, events: events.slice(from, from + most) });
  }
}

/**
 * Includes the token, because only signed-in tabs have a vote on a canary. `keepalive` sends it even while the page
 * unloads.
 */
function send(batch: TelemetryBatch): void {
  const token = readTabToken();
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  fetch(address, { method: 'POST', body: JSON.stringify(batch), headers, keepalive: true }).catch(() => undefined);
}
