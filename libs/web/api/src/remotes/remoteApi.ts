import type { Api, coreModuleName, reactHooksModuleName } from '@depot/rtk';
import { type ApiBaseQuery, slice } from '../baseQuery.js';
import { createNamedApi } from './namedApi.js';
import { type SharedTag, tagTypeOf } from './sharedTags.js';

declare global {
  /** The name of the remote that is built, from its package.json (the scope is left out); `shell` in the shell. */
  const depotRemote: string;
}

/** The one slice as one remote sees it: everything stands under local names. */
export type RemoteApi<OwnTag extends string = never> = Api<
  ApiBaseQuery,
  Record<never, never>,
  'api',
  SharedTag | OwnTag,
  typeof coreModuleName | typeof reactHooksModuleName
>;

/**
 * The cache of the application for one remote: `remoteApi(depotRemote)`. Endpoints stand in it as `remote/endpoint`,
 * own tag types as `remote/Type`, so that no remote replaces what another has; shared tag types invalidate across
 * remotes. `enhanceEndpoints` adds tags and never takes any away.
 *
 * @param ownTags types of tags that no other remote provides or invalidates
 */
export function remoteApi<OwnTag extends string = never>(
  remote: string,
  ownTags: readonly OwnTag[] = [],
): RemoteApi<OwnTag> {
  const naming = { nameOf: createPrefixing(remote), tagTypeOf: (type: string) => tagTypeOf(remote, type) };
  const api = createNamedApi(slice, naming) as RemoteApi<OwnTag>;
  return api.enhanceEndpoints({ addTagTypes: ownTags }) as RemoteApi<OwnTag>;
}

/** @throws if the name has a prefix: an owner names its endpoints without one, and those of others have one. */
function assertOwn(owner: string, local: string): void {
  if (local.includes('/')) throw new Error(`${owner} may not define or change the endpoint ${local} of another owner.`);
}

const createPrefixing = (remote: string) => (local: string) => {
  assertOwn(remote, local);
  return `${remote}/${local}`;
};

const toBareName = (local: string) => {
  assertOwn('baseApi', local);
  return local;
};
const keepName = (type: string) => type;

/**
 * The slice as remotes knew it before endpoints carried the name of their remote. The shell gives each remote its own
 * (`apiForRemote`), so that a bare name that several remotes define stays the endpoint of each.
 *
 * @deprecated Use `remoteApi(depotRemote)`; the next major version of this package has no `baseApi`.
 */
export const baseApi = createNamedApi(slice, { nameOf: toBareName, tagTypeOf: keepName }) as typeof slice;

/** What differs in this package for each remote. */
interface ApiOfRemote {
  remoteApi: typeof remoteApi;
  baseApi: typeof slice;
}

/**
 * API that the shell gives to a remote instead of this package's own: `remoteApi` refuses the name of another remote,
 * and endpoints that a remote injects into `baseApi` by bare names are prefixed with its name, too.
 */
export function apiForRemote(remote: string): ApiOfRemote {
  const naming = { nameOf: createPrefixing(remote), tagTypeOf: keepName };
  return {
    remoteApi: (name, ownTags) => {
      if (name !== remote) throw new Error(`${remote} may not use the endpoints of ${name}.`);
      return remoteApi(name, ownTags);
    },
    baseApi: warnOnInjection(remote, createNamedApi(slice, naming) as typeof slice),
  };
}

/** Warns once about a call that the next major version refuses. */
function warnOnInjection(remote: string, api: typeof slice): typeof slice {
  const inject = api.injectEndpoints;
  api.injectEndpoints = (injection) => {
    console.warn(`${remote} injects endpoints into baseApi, which the next major version of @depot/api does not have.`);
    api.injectEndpoints = inject;
    return inject(injection);
  };
  return api;
}
