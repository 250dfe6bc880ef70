import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { fetchGuarded } from '../verify/fetchGuarded.js';
import { entryTimeout, requireIntegrity } from '../verify/integrity.js';
import { createScope } from './remoteScope.js';

/** Changes to Module Federation: integrity, timeouts, shared libraries, and the share scope of a remote. */
export default function createShellPlugin(): ModuleFederationRuntimePlugin {
  globalThis.depotGuardResource = requireIntegrity;
  return {
    name: 'depot-shell',
    fetch: (url) => fetchGuarded(url),
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.src = url;
      requireIntegrity(script, url);
      return { script, timeout: entryTimeout };
    },
    createLink: ({ url, attrs }) => {
      const link = document.createElement('link');
      Object.entries(attrs ?? {}).forEach(([name, value]) => link.setAttribute(name, String(value)));
      link.href = url;
      requireIntegrity(link, url);
      return link;
    },
    beforeInitContainer: async (args) => {
      const remote = args.remoteInfo.name.replaceAll('_', '-');
      return { ...args, shareScope: await createScope(remote, args.shareScope) };
    },
    // By default the highest version of a singleton is used, so a remote could replace the shell's React. The shell's
    // own version is used instead.
    resolveShare: (args) => {
      const offered = Object.values(args.shareScopeMap[args.scope]?.[args.pkgName] ?? {});
      const own = offered.find((shared) => shared.from === 'shell');
      if (own) args.resolver = () => ({ shared: own, useTreesShaking: false });
      return args;
    },
  };
}
