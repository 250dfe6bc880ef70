import { defineStored } from '@depot/storage';
import * as z from '@depot/storage/schema';
import { type CountedProduct, type CountFact, isOfProduct } from './countFact.js';

/** Lines that are remembered, the latest: as many as a count has at most. */
const most = 2_000;

/** Consecutive versions of a line, each created by a finding of this user. */
interface OwnVersions extends CountedProduct {
  userId: number;
  from: number;
  to: number;
  /** The key of the newest of these findings. */
  newest: string;
}

/** Stored, because another tab may send this tab's findings, and the page may be reopened in between. */
const stored = defineStored({
  key: 'depot-counted-versions',
  schema: z.arrayOfValid<OwnVersions>(
    z.object({
      countId: z.number(),
      productId: z.number(),
      userId: z.number(),
      from: z.number(),
      to: z.number(),
      newest: z.string(),
    }),
  ),
  scope: 'device',
  version: 1,
});

/** Records an accepted finding that replaced the version it named, which created the next version. */
export function recordOwnVersion(fact: CountFact, to: number): void {
  const { countId, productId, userId, key, request } = fact;
  const from = request?.version;
  if (from === undefined) return;
  const before = findOwnVersions(fact);
  const first = before?.to === from ? before.from : from;
  const others = (stored.get() ?? []).filter((each) => each !== before);
  stored.set([...others, { countId, productId, userId, from: first, to, newest: key }].slice(-most));
}

/**
 * Version that a typed amount replaces: the shown one, or a later one that only the user's own findings created.
 * Findings entered after typing began were not shown.
 */
export function getVersionToReplace(fact: CountFact, { version, since = fact.key }: SeenLine): number {
  const own = findOwnVersions(fact);
  const isSeen = own && own.from <= version && version <= own.to && own.newest < since;
  return isSeen ? own.to : version;
}

interface SeenLine {
  version: number;
  since?: string;
}

function findOwnVersions(fact: CountFact): OwnVersions | undefined {
  const isOwn = isOfProduct(fact);
  return (stored.get() ?? []).find((each) => each.userId === fact.userId && isOwn(each));
}
