import { namesSince, releaseMessages, type RemoteNames, type RemoteVersion } from '@depot/contracts/deployments';
import { enumerated, type Message, type MessageValues, translate } from '@depot/contracts/errors';
import semver from 'semver';
import type { Files } from './unpack-archive.js';
import { findUnscopedSelectors } from './unscoped-selectors.js';

/** Names that were in use before names had to carry that of their remote. This list is closed. */
const namesInUse: Readonly<Record<string, readonly string[]>> = {
  'mf-inbound': ['depot-inbound-entry-', 'depot-inbound-queue', 'depot-received-entry-', 'inbound-draft-'],
  'mf-inventory': [
    'depot-added-',
    'depot-count-fact-',
    'depot-count-queue',
    'depot-counted-serials',
    'depot-counted-versions',
    'depot-first-steps-hidden',
    'expiring-soon-days',
    'inventory-category-filter',
  ],
  'mf-orders': [
    'current-order-row',
    'depot-outbound-entry-',
    'depot-outbound-queue',
    'depot-return-entry-',
    'order-product-block-draft',
    'outbound-lots-',
    'outbound-scans-',
    'outbound-ticks-',
    'return-draft-',
  ],
};

/** Names that a refusal lists at most. */
const maxNamed = 8;

type Extras = RemoteVersion['extras'];

/** Why a remote is refused, and the values of that text. */
type NameFault = [reason: Message, values: MessageValues];

/** Finds the first name of a remote that could be that of another remote. */
export function findForeignName(remote: string, extras: Extras, files: Files): NameFault | undefined {
  const { names } = extras;
  if (!names) return isOlder(extras.contractRange) ? undefined : [releaseMessages.namesMissing, { since: namesSince }];
  if (extras.uses?.['@depot/api']?.includes('baseApi')) return [releaseMessages.bareEndpoints, { remote }];
  const foreign = listForeignNames(remote, names, extras.attendant?.storageKey);
  if (foreign.length > 0) return [releaseMessages.foreignNames, { remote, names: listNames(foreign) }];
  for (const [path, bytes] of files) {
    const [selector] = path.endsWith('.css') ? findUnscopedSelectors(bytes.toString(), names.cssPrefix) : [];
    if (selector !== undefined) return [releaseMessages.unscopedStyle, { path, selector: selector.slice(0, 200) }];
  }
  return undefined;
}

/** A remote built for earlier contracts lists no names; the shell keeps its endpoints apart. */
function isOlder(contractRange: string): boolean {
  const lowest = semver.validRange(contractRange) && semver.minVersion(contractRange);
  return Boolean(lowest && semver.lt(lowest, namesSince));
}

interface ForeignName {
  kind: Message;
  name: string;
}

/** Endpoints and tags carry the remote's name by `remoteApi`, unless the name is that of another owner. */
function listForeignNames(remote: string, names: RemoteNames, storageKey?: string): ForeignName[] {
  const isBare = (name: string) => !name.includes('/');
  const isOwnKey = (name: string) =>
    [`${remote}-`, `depot-${remote}-`].some((prefix) => name.startsWith(prefix)) ||
    (namesInUse[remote]?.includes(name) ?? false);
  const foreign = (kind: Message, all: readonly string[], isOwn: (name: string) => boolean) =>
    all.filter((name) => !isOwn(name)).map((name) => ({ kind, name }));
  const isMine = (name: string) => name === remote || name.startsWith(`${remote}-`);
  return [
    ...foreign(releaseMessages.endpointName, names.endpoints, isBare),
    ...foreign(releaseMessages.tagName, names.tags, isBare),
    ...foreign(releaseMessages.storageKeyName, [...names.storageKeys, ...(storageKey ? [storageKey] : [])], isOwnKey),
    ...foreign(releaseMessages.queueName, names.queues, isOwnKey),
    ...foreign(releaseMessages.localeName, names.locales, isMine),
    ...foreign(releaseMessages.cssPrefixName, [names.cssPrefix], (prefix) => prefix === `${remote}-`),
  ];
}

function listNames(all: readonly ForeignName[]): Message {
  const named = all.slice(0, maxNamed);
  const inLanguage = (language: 'gb' | 'cn') => {
    const texts = named.map(({ kind, name }) => translate(kind, language, { name }));
    return enumerated(texts)[language] + (all.length > maxNamed ? ` … (${all.length})` : '');
  };
  return { gb: inLanguage('gb'), cn: inLanguage('cn') };
}
