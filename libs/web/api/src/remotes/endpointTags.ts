/** Tag as an endpoint declares it; RTK Query skips null and undefined. */
type Tag = string | { type: string; id?: string | number } | null | undefined;
export type TagList = readonly Tag[];
/** What an endpoint provides or invalidates: a list, or a function of answer, failure and argument. */
export type EndpointTags = TagList | ((...given: unknown[]) => TagList);

/** The same tags with other types. */
export const withTypes = (tags: TagList, typeOf: (type: string) => string): TagList =>
  tags.map((tag) => {
    if (typeof tag === 'string') return typeOf(tag);
    return tag && { ...tag, type: typeOf(tag.type) };
  });

/** The same for the tags of an endpoint. */
export const endpointTags = (tags: EndpointTags, typeOf: (type: string) => string): EndpointTags =>
  typeof tags === 'function' ? (...given) => withTypes(tags(...given), typeOf) : withTypes(tags, typeOf);

const listed = (tags: EndpointTags, given: unknown[]): TagList => (typeof tags === 'function' ? tags(...given) : tags);

/** The tags from before and those that are added: no tag is lost. */
export function joinTags(before: EndpointTags | undefined, added: EndpointTags | undefined): EndpointTags | undefined {
  if (!before || !added) return before ?? added;
  if (typeof before !== 'function' && typeof added !== 'function') return [...before, ...added];
  return (...given) => [...listed(before, given), ...listed(added, given)];
}
