/**
 * The cache tags of an endpoint, as code: `x-depot-tags` of its operation, which the route declares.
 *
 * @typedef {string | { type: string, id: 'LIST' } | { type: string, idOf: string }} Tag
 * @typedef {{ done: Tag[], stale?: Tag[] }} ByOutcome
 * @typedef {{ provides: Tag[] } | { invalidates: Tag[] | ByOutcome | 'nothing' }} TagFacts
 */

/**
 * The property of an endpoint's definition, such as `invalidatesTags: ['Order']`; undefined if it has no tags.
 *
 * @param {{ operationId: string, 'x-depot-tags'?: TagFacts, parameters?: { name: string }[] }} operation
 * @returns {string | undefined}
 */
export function printTags({ operationId, 'x-depot-tags': facts, parameters = [] }) {
  if (!facts) return undefined;
  if ('invalidates' in facts) return invalidatedTags(facts.invalidates);
  const ids = facts.provides.flatMap(({ idOf }) => idOf ?? []);
  const missing = ids.find((id) => !parameters.some(({ name }) => name === id));
  if (missing) throw new Error(`${operationId} has a tag by ${missing}, which it does not take.`);
  const tags = tagList(facts.provides);
  if (ids.length === 0) return `providesTags: ${tags}`;
  const given = `{ ${ids.join(', ')} }: { ${ids.map((id) => `${id}?: number`).join('; ')} }`;
  return `providesTags: (_response: unknown, _failure: unknown, ${given}) => ${tags}`;
}

function invalidatedTags(tags) {
  if (tags === 'nothing') return undefined;
  if (Array.isArray(tags)) return `invalidatesTags: ${tagList(tags)}`;
  const [done, stale] = [tagList(tags.done), tagList(tags.stale ?? [])];
  if (!tags.stale) return `invalidatesTags: (_response: unknown, failure: unknown) => (failure ? [] : ${done})`;
  const given = '(_response: unknown, failure: { code: string } | undefined)';
  if (done === stale) return `invalidatesTags: ${given} => (failure && failure.code !== 'STALE' ? [] : ${done})`;
  return `invalidatesTags: ${given} => (!failure ? ${done} : failure.code === 'STALE' ? ${stale} : [])`;
}

const tagList = (tags) => `[${tags.map(tagCode).join(', ')}] as const`;

function tagCode(tag) {
  if (typeof tag === 'string') return `'${tag}'`;
  return `{ type: '${tag.type}', id: ${'idOf' in tag ? tag.idOf : `'${tag.id}'`} }`;
}

/**
 * Exported constants with the tags of endpoints that are written by hand, to be spread into their definitions.
 *
 * @param {Iterable<[endpoint: string, tags: string]>} tags
 */
export const exportedTags = (tags) =>
  [...tags]
    .map(
      ([name, code]) =>
        `/** Tags of \`${name}\`, which is written by hand. */\nexport const ${name}Tags = { ${code} };`,
    )
    .join('\n');
