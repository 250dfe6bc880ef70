/** Whose page is open, for those who read traces. */
export interface OpenScreen {
  remote: string;
  version: string;
}

/** A click or a key; its trace begins with the first request that follows it. */
interface Click {
  /** By `performance.now()`. */
  began: number;
  traceParent?: string;
}

/** Milliseconds after a click in which a request is taken to follow from it. */
const follows = 1_000;

let screen: (() => OpenScreen) | undefined;
let latest: Click | undefined;

/** From now on requests tell the open screen, and the click or key that they follow. */
export function watchClicks(openScreen: () => OpenScreen): void {
  if (!screen) {
    const note = () => void (latest = { began: performance.now() });
    for (const kind of ['click', 'keydown']) window.addEventListener(kind, note, { capture: true, passive: true });
  }
  screen = openScreen;
}

/**
 * `traceparent` and `baggage` (W3C) of one request. What follows a click is one trace below the click's span, which the
 * first request brings along; the trace's id is the correlation id of the answers.
 */
export function traceHeaders(): Record<string, string> {
  if (!screen) return {};
  const { remote, version } = screen();
  const baggage = [`depot.remote=${remote}`, `depot.version=${version}`, `depot.page=${location.pathname}`];
  const age = latest ? performance.now() - latest.began : Infinity;
  if (!latest || age > follows) return { baggage: baggage.join(',') };
  if (!latest.traceParent) {
    latest.traceParent = `00-${toHex(16)}-${toHex(8)}-01`;
    baggage.push(`depot.since-click=${Math.round(age)}`);
  }
  return { traceparent: latest.traceParent, baggage: baggage.join(',') };
}

const toHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
