import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type BeforeInit = NonNullable<ModuleFederationRuntimePlugin['beforeInitContainer']>;
type Scope = Parameters<BeforeInit>[0]['shareScope'];
type Shared = Scope[string][string];

/** The kit that holds the cache of all remotes. It is typed here: nothing that is shared may be imported yet. */
const cacheKit = '@depot/api';
interface CacheKit {
  apiForRemote: (remote: string) => object;
}

/**
 * The shared libraries as one remote gets them. The kit of the cache knows which remote uses it, so that no remote
 * defines endpoints of another one.
 */
export async function createScope(remote: string, scope: Scope): Promise<Scope> {
  const offered = Object.entries(scope[cacheKit] ?? {});
  const own = await Promise.all(offered.map(async ([version, shared]) => [version, await createKit(remote, shared)]));
  return { ...scope, [cacheKit]: Object.fromEntries(own) as Scope[string] };
}

async function createKit(remote: string, shared: Shared): Promise<Shared> {
  const factory = shared.lib ?? (await shared.get());
  const kit = factory() as CacheKit;
  const view = Object.create(kit, Object.getOwnPropertyDescriptors(kit.apiForRemote(remote))) as object;
  return { ...shared, lib: () => view, loaded: true };
}
