import { type EndpointTags, endpointTags, joinTags, type TagList, withTypes } from './endpointTags.js';
import { buildHooks, type Endpoint, withOwnKeys } from './ownHooks.js';

/** As much of a definition as is looked at here. */
interface Definition {
  type: 'query' | 'mutation' | 'infinitequery';
  providesTags?: EndpointTags;
  invalidatesTags?: EndpointTags;
}
type Changed = Partial<Definition>;
/** A function gets nothing where the endpoint does not exist. */
type Change = Changed | ((definition: Changed | undefined) => void);

interface Injection {
  endpoints: (build: never) => Record<string, Definition>;
}
interface Enhancement {
  addTagTypes?: readonly string[];
  endpoints?: Record<string, Change>;
}
type Utility = (...given: unknown[]) => unknown;
interface NamedEntry {
  endpointName: string;
}

/** The one slice, without the types of what remotes have put into it. */
interface Slice {
  endpoints: Record<string, Endpoint>;
  util: Record<string, Utility>;
  usePrefetch: (endpoint: string, options?: object) => unknown;
  injectEndpoints: (injection: Injection & { overrideExisting: true }) => unknown;
  enhanceEndpoints: (enhancement: Enhancement) => unknown;
}

/** How an owner's names are told apart from those of others. */
export interface Naming {
  /** Name in the slice of an endpoint or of a mutation's shared state, from its local name. */
  nameOf: (local: string) => string;
  tagTypeOf: (type: string) => string;
}

const mapped = <Value, Made>(record: Record<string, Value>, make: (name: string, value: Value) => [string, Made]) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => make(name, value)));

/**
 * The slice as one owner sees it: endpoints, hooks and `util` under local names. It defines, changes and calls
 * endpoints of its owner only.
 */
export function createNamedApi(whole: object, naming: Naming): object {
  const slice = whole as Slice;
  const { nameOf, tagTypeOf } = naming;
  const api = Object.create(slice) as Slice & Record<string, unknown>;
  const injectEndpoints = ({ endpoints }: Injection) => {
    let definitions: Record<string, Definition> = {};
    slice.injectEndpoints({
      endpoints: (build) => {
        definitions = endpoints(build);
        return mapped(definitions, (name, definition) => [nameOf(name), addTagTypes(definition, tagTypeOf)]);
      },
      overrideExisting: true,
    });
    for (const [name, { type }] of Object.entries(definitions)) {
      const endpoint = withOwnKeys(slice.endpoints[nameOf(name)] as Endpoint, type, nameOf);
      api.endpoints[name] = endpoint;
      Object.assign(api, buildHooks(name, endpoint, type));
    }
    return api;
  };
  const enhanceEndpoints = ({ addTagTypes, endpoints = {} }: Enhancement) => {
    slice.enhanceEndpoints({
      addTagTypes: addTagTypes?.map(tagTypeOf),
      endpoints: mapped(endpoints, (name, change) => [nameOf(name), buildAddition(change, tagTypeOf)]),
    });
    return api;
  };
  return Object.assign(api, {
    endpoints: {},
    util: createNamedUtil(slice.util, naming),
    usePrefetch: (name: string, options?: object) => slice.usePrefetch(nameOf(name), options),
    injectEndpoints,
    enhanceEndpoints,
  });
}

function addTagTypes(definition: Definition, typeOf: Naming['tagTypeOf']): Definition {
  const { providesTags, invalidatesTags } = definition;
  return {
    ...definition,
    ...(providesTags && { providesTags: endpointTags(providesTags, typeOf) }),
    ...(invalidatesTags && { invalidatesTags: endpointTags(invalidatesTags, typeOf) }),
  };
}

/** A change that keeps the tags from before, whatever it says of tags. */
function buildAddition(change: Change, typeOf: Naming['tagTypeOf']): Change {
  return (definition) => {
    if (!definition) return;
    const { providesTags, invalidatesTags, ...others } = definition;
    const changed = { ...others };
    if (typeof change === 'function') change(changed);
    else Object.assign(changed, change);
    const typed = addTagTypes(changed as Definition, typeOf);
    Object.assign(definition, typed, {
      providesTags: joinTags(providesTags, typed.providesTags),
      invalidatesTags: joinTags(invalidatesTags, typed.invalidatesTags),
    });
  };
}

/** Functions of `util` that take the name of an endpoint first. */
const byName = [
  'getRunningMutationThunk',
  'getRunningQueryThunk',
  'patchQueryData',
  'prefetch',
  'updateQueryData',
  'upsertQueryData',
];

function createNamedUtil(util: Slice['util'], { nameOf, tagTypeOf }: Naming): Slice['util'] {
  const call = (name: string, ...given: unknown[]) => util[name]?.(...given);
  const mapByLocalName = (name: string): [string, Utility] => [
    name,
    (local, ...rest) => call(name, nameOf(local as string), ...rest),
  ];
  const selectState = (name: string) => ({
    [name]: (state: unknown, local: unknown) => call(name, state, nameOf(local as string)),
  });
  const typed = (tags: TagList) => withTypes(tags, tagTypeOf);
  const withOwnName = (entry: NamedEntry) => ({ ...entry, endpointName: nameOf(entry.endpointName) });
  const own: Slice['util'] = {
    ...Object.fromEntries(byName.map(mapByLocalName)),
    invalidateTags: (tags) => call('invalidateTags', typed(tags as TagList)),
    ...selectState('selectCachedArgsForQuery'),
    ...selectState('selectEntriesForEndpoint'),
    selectInvalidatedBy: (state, tags) => call('selectInvalidatedBy', state, typed(tags as TagList)),
    upsertQueryEntries: (entries) => call('upsertQueryEntries', (entries as readonly NamedEntry[]).map(withOwnName)),
  };
  return Object.assign(Object.create(util) as Slice['util'], own);
}
