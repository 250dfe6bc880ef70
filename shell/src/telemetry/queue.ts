// Nothing here may import what is shared with the remotes: federation itself records metrics before it shares anything.
import { newKey } from '@depot/api/new-key';
import type { TelemetryBatch, TelemetryEvent } from '@depot/contracts/deployments';

const address = '/api/remotes/telemetry';
/** Of this tab: a vote on a canary counts once for each of its views. */
const tab = newKey();
/** Events in one message, as the server takes them. */
const most = 100;
/** Events that wait at most; more come only from a page that fails all the time. */
const maxWaiting = 500;
/** Milliseconds until events leave: at once what is wrong, in good company what is as usual. */
const soon = 1_000;
const later = 5_000;

const urgent = /^(failure|error)|Violation$/;
/** Drawn once, so that a tab tells everything or nothing and rates stay true. */
const lot = Math.random();

let waiting: TelemetryEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let due = Infinity;
let sample = 1;
let view = 0;
let tokenOfTab = (): string | undefined => undefined;

/**
 * The part of all tabs that tell, from 0 to 1, as the registry says. A tab that turns out not to be one of them forgets
 * what waits.
 */
export function setSample(share: number): void {
  sample = share;
  if (lot >= sample) waiting = [];
}

/** Says how to find out who is signed in in this tab. */
export function identifyTab(token: () => string | undefined): void {
  tokenOfTab = token;
}

/** From now on events are about the next view of this tab. */
export function countView(): void {
  view += 1;
}

/**
 * Puts an event down for operations. Costs the page nothing: it leaves in the background, and nobody waits for an
 * answer.
 */
export function recordMetric(event: TelemetryEvent): void {
  if (lot >= sample || waiting.length >= maxWaiting) return;
  waiting.push({ ...event, view });
  const wait = urgent.test(event.figure) ? soon : later;
  if (Date.now() + wait >= due) return;
  clearTimeout(timer);
  due = Date.now() + wait;
  timer = setTimeout(sendNow, wait);
}

/** Sends everything that waits. What the browser cannot send is lost: the page matters more. */
export function sendNow(): void {
  clearTimeout(timer);
  due = Infinity;
  const events = waiting;
  waiting = [];
  for (let from = 0; from < events.length; from += most) {
    send({ tab, events: events.slice(from, from + most) });
  }
}

/** Who is signed in says so: only such tabs have a vote on a canary. The browser sends it also when the page goes. */
function send(batch: TelemetryBatch): void {
  const token = tokenOfTab();
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  fetch(address, { method: 'POST', body: JSON.stringify(batch), headers, keepalive: true }).catch(() => undefined);
}
