import { commonHeaders } from '@depot/api';
import type { RegistryDocument } from '@depot/contracts/deployments';
import { audienceFor } from '@depot/contracts/registry-key';
import { decodeToken, storedToken } from '@depot/session/session-store';
import { overridesOf, withBuilds } from '../override/overrides.js';
import { recordMetric, setSample } from '../telemetry/queue.js';
import { shellOwner } from '../telemetry/views.js';
import { isDocumentKept, isRegistryDocument, isReplayed, keepDocument, readKept } from './lastGood.js';
import { timeoutMs } from './settings.js';
import { isGenuine, readHeader } from './signature.js';

/** Milliseconds between looks for new versions, and where no page is known. */
export const refreshInterval = 30_000;
export const searchInterval = 5_000;
/** Milliseconds for which an answer is new enough for somebody who goes to another page. */
const newEnough = 10_000;
/** Milliseconds that a page waits for the registry where the device knows what it said last. */
const knownTimeoutMs = 300;

export interface RegistryState {
  document: RegistryDocument | undefined;
  /** `settled`: the registry has answered, or has been given up for now. */
  settled: boolean;
  /** Its last answer was that it is busy or restarting, or a gateway's that it cannot be reached. */
  isBusy?: boolean;
}

/** The answer that the early script has asked for, once, if it is a good one. */
async function takeEarly(): Promise<Response | undefined> {
  const early = globalThis.depotEarlyRegistry;
  globalThis.depotEarlyRegistry = undefined;
  const response = await early?.catch(() => undefined);
  return response?.ok ? response : undefined;
}

/** Refuses a foreign signature, a document older than a newer one seen, and one for another reader. */
async function assertBelievable(text: string, signature: string | null): Promise<void> {
  const isOwn = await isGenuine(text, signature);
  if (!isOwn || isReplayed(signature)) {
    recordMetric({ ...shellOwner, figure: 'integrityViolation' });
    throw new Error(`The registry’s document is ${isOwn ? 'older than one before' : 'not the registry’s'}.`);
  }
  const { audience } = readHeader(signature);
  const person = decodeToken(storedToken.get() ?? '')?.id;
  // Asked for before another user signed in, for whom the page asks again.
  if (![undefined, audienceFor(undefined), audienceFor(person)].includes(audience))
    throw new Error('The registry’s document is for another reader.');
}

interface Answer {
  document: RegistryDocument;
  signature: string | null;
}

/** What says so itself, and a gateway in front of it. */
class BusyRegistryError extends Error {}

const isBusy = ({ status }: Response): boolean => status === 502 || status === 503 || status === 504;

async function fetchDocument(onAnswer: () => void): Promise<Answer> {
  const signal = () => AbortSignal.timeout(timeoutMs(isDocumentKept()));
  const response = (await takeEarly()) ?? (await fetch('/api/remotes', { headers: commonHeaders(), signal: signal() }));
  onAnswer();
  const text = await response.text();
  const body: unknown = response.ok ? JSON.parse(text) : undefined;
  if (!isRegistryDocument(body)) {
    const said = `The registry answered ${response.status} without a document.`;
    throw isBusy(response) ? new BusyRegistryError(said) : new Error(said);
  }
  const signature = response.headers.get('x-registry-signature');
  await assertBelievable(text, signature);
  return { document: await withBuilds(body), signature };
}

/**
 * The part of all tabs that tell, the same for every remote. A tab that runs somebody's unfinished work tells nothing
 * of any.
 */
const sampleOf = (document: RegistryDocument): number =>
  overridesOf(document).length > 0
    ? 0
    : (Object.values(document.microFrontends)[0]?.[0]?.extras.telemetry?.sample ?? 1);

let state: RegistryState = { document: undefined, settled: false };
const listeners = new Set<() => void>();

function change(next: RegistryState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

/** What the device keeps is looked at before it is used; the registry is asked meanwhile. */
export const keptRead = readKept().then((document) => {
  if (document && !state.document) change({ ...state, document });
});

export const registryState = (): RegistryState => state;

export function subscribeRegistry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let askedAt = 0;
let underWay = 0;

/** For whoever opens a page: asks anew unless that has just been done. The page does not wait for it. */
export function refreshIfOld(): void {
  if (Date.now() - askedAt > newEnough) void refreshRegistry();
}

/** For whoever asks again and again: one at a time, so that none overtakes another. */
export function refreshIfIdle(): void {
  if (underWay === 0) void refreshRegistry();
}

/** Whoever opens a page waits no longer; what is answered after all is for the next page. */
function serveLastGood(): void {
  if (state.document && !state.settled) change({ ...state, settled: true });
}

/**
 * Asks the registry anew. Without an answer the last good document goes on serving: at once where one was heard in this
 * tab, after 300 ms where the device knows one from an earlier visit.
 */
export async function refreshRegistry(): Promise<void> {
  askedAt = Date.now();
  underWay += 1;
  const waiting = setTimeout(serveLastGood, knownTimeoutMs);
  const answered = () => clearTimeout(waiting);
  try {
    const { document, signature } = await fetchDocument(answered);
    const same = state.settled && !state.isBusy && JSON.stringify(document) === JSON.stringify(state.document);
    if (overridesOf(document).length === 0) keepDocument(document, signature);
    setSample(sampleOf(document));
    if (!same) change({ document, settled: true });
  } catch (error) {
    answered();
    console.warn(error);
    await keptRead;
    const isBusyNow = error instanceof BusyRegistryError;
    if (!state.settled || isBusyNow !== Boolean(state.isBusy))
      change({ document: state.document, settled: true, ...(isBusyNow && { isBusy: true }) });
  } finally {
    underWay -= 1;
  }
}
