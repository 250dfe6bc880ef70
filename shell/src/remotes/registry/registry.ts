import { commonHeaders } from '@depot/api';
import type { RegistryDocument } from '@depot/contracts/deployments';
import { audienceFor } from '@depot/contracts/registry-key';
import { decodeToken, storedToken } from '@depot/session/session-store';
import { listOverrides, listPreviews, withBuilds } from '../override/overrides.js';
import { recordMetric, setSample } from '../telemetry/queue.js';
import { shellOwner } from '../telemetry/views.js';
import { isDocumentKept, isRegistryDocument, isReplayed, readKept, storeDocument } from './lastGood.js';
import { shellHeaders, timeoutMs } from './settings.js';
import { isGenuine, readHeader } from './signature.js';

/** Milliseconds between looks for new versions, and where no page is known. */
export const refreshInterval = 30_000;
export const searchInterval = 5_000;
/** Maximum age of a response in milliseconds when the user opens another page. */
const newEnough = 10_000;
/** Milliseconds that a page waits for the registry if the device has a stored document. */
const knownTimeoutMs = 300;

export interface RegistryState {
  document: RegistryDocument | undefined;
  /** `settled`: the registry has answered, or has been given up for now. */
  settled: boolean;
  /** Its last answer was that it is busy or restarting, or a gateway's that it cannot be reached. */
  isBusy?: boolean;
}

/** Returns the early script's response once, if it is valid. */
async function getEarlyResponse(): Promise<Response | undefined> {
  const early = globalThis.depotEarlyRegistry;
  globalThis.depotEarlyRegistry = undefined;
  const response = await early?.catch(() => undefined);
  return response?.ok ? response : undefined;
}

/** Rejects an invalid signature, a document older than one already seen, and one for another user. */
async function assertBelievable(text: string, signature: string | null): Promise<void> {
  const isOwn = await isGenuine(text, signature);
  if (!isOwn || isReplayed(signature)) {
    recordMetric({ ...shellOwner, figure: 'integrityViolation' });
    throw new Error(`The registry’s document is ${isOwn ? 'older than one before' : 'not the registry’s'}.`);
  }
  const { audience } = readHeader(signature);
  const person = decodeToken(storedToken.get() ?? '')?.id;
  // Requested before another user signed in, for whom the page requests it again.
  if (![undefined, audienceFor(undefined), audienceFor(person)].includes(audience))
    throw new Error('The registry’s document is for another reader.');
}

interface Answer {
  document: RegistryDocument;
  signature: string | null;
}

/** The registry reports that it is busy, or a gateway in front of it that it is down. */
class BusyRegistryError extends Error {}

const isBusy = ({ status }: Response): boolean => status === 502 || status === 503 || status === 504;

async function fetchDocument(onAnswer: () => void): Promise<Answer> {
  const createTimeout = () => AbortSignal.timeout(timeoutMs(isDocumentKept()));
  const headers = { ...commonHeaders(), ...shellHeaders() };
  const response = (await getEarlyResponse()) ?? (await fetch('/api/remotes', { headers, signal: createTimeout() }));
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

/** Share of tabs that send telemetry, the same for every remote. A tab with a developer's override sends none. */
const getSample = (document: RegistryDocument): number =>
  listOverrides(document).length > 0
    ? 0
    : (Object.values(document.microFrontends)[0]?.[0]?.extras.telemetry?.sample ?? 1);

let state: RegistryState = { document: undefined, settled: false };
const listeners = new Set<() => void>();

function change(next: RegistryState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

/** Verifies the stored document before use, while the registry is being requested. */
export const keptRead = readKept().then((document) => {
  if (document && !state.document) change({ ...state, document });
});

export const getRegistryState = (): RegistryState => state;

export function subscribeRegistry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let askedAt = 0;
let underWay = 0;

/** Called when a page opens: requests the registry unless the last response is recent. The page does not wait. */
export function refreshIfOld(): void {
  if (Date.now() - askedAt > newEnough) void refreshRegistry();
}

/** Called repeatedly: at most one request runs at a time, so that responses cannot overtake each other. */
export function refreshIfIdle(): void {
  if (underWay === 0) void refreshRegistry();
}

/** Stops the page's wait; a later response applies to the next page. */
function serveLastGood(): void {
  if (state.document && !state.settled) change({ ...state, settled: true });
}

/**
 * Requests the registry. Without a response the last valid document is used: immediately if one was loaded in this tab,
 * after 300 ms if the device has a stored one.
 */
export async function refreshRegistry(): Promise<void> {
  askedAt = Date.now();
  underWay += 1;
  const waiting = setTimeout(serveLastGood, knownTimeoutMs);
  const parseAnswer = () => clearTimeout(waiting);
  try {
    const { document, signature } = await fetchDocument(parseAnswer);
    const same = state.settled && !state.isBusy && JSON.stringify(document) === JSON.stringify(state.document);
    const isOfAll = listOverrides(document).length + listPreviews(document).length === 0;
    if (isOfAll) storeDocument(document, signature);
    setSample(getSample(document));
    if (!same) change({ document, settled: true });
  } catch (error) {
    parseAnswer();
    console.warn(error);
    await keptRead;
    const isBusyNow = error instanceof BusyRegistryError;
    if (!state.settled || isBusyNow !== Boolean(state.isBusy))
      change({ document: state.document, settled: true, ...(isBusyNow && { isBusy: true }) });
  } finally {
    underWay -= 1;
  }
}
