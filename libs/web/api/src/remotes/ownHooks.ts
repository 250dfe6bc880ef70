type Hook = (...given: unknown[]) => unknown;
type Type = 'query' | 'mutation' | 'infinitequery';

interface KeyOptions {
  fixedCacheKey?: string;
}

/** What RTK Query makes of a definition, as far as it is looked at here. */
export interface Endpoint {
  initiate: Hook;
  select: Hook;
  useQuery?: Hook;
  useLazyQuery?: Hook;
  useInfiniteQuery?: Hook;
  useMutation?: Hook;
}

/** An endpoint's hooks as RTK Query calls them, after the name that its owner has for it. */
export function buildHooks(name: string, endpoint: Endpoint, type: Type): Record<string, Hook | undefined> {
  const title = `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`;
  if (type === 'mutation') return { [`use${title}Mutation`]: endpoint.useMutation };
  if (type === 'infinitequery') return { [`use${title}InfiniteQuery`]: endpoint.useInfiniteQuery };
  return { [`use${title}Query`]: endpoint.useQuery, [`useLazy${title}Query`]: endpoint.useLazyQuery };
}

/**
 * A mutation whose state several components share by a key: all mutations of the slice share one set of keys, so the
 * key carries the name of its owner.
 */
export function withOwnKeys(endpoint: Endpoint, type: Type, nameOf: (key: string) => string): Endpoint {
  if (type !== 'mutation') return endpoint;
  const own = (options: unknown) => {
    const { fixedCacheKey } = (options ?? {}) as KeyOptions;
    return fixedCacheKey === undefined ? options : { ...(options as object), fixedCacheKey: nameOf(fixedCacheKey) };
  };
  return {
    ...endpoint,
    initiate: (argument, options) => endpoint.initiate(argument, own(options)),
    select: (id) => endpoint.select(typeof id === 'object' ? own(id) : id),
    useMutation: (options) => endpoint.useMutation?.(own(options)),
  };
}
