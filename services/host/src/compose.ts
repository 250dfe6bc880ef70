import { ConfigurationError } from '@depot/node-config';
import { listOperations, type Modules, type Operation, OperationsModule } from '@depot/node-http';
import type { Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants';
import type { Domain } from './domains.js';

/**
 * Modules of a process that serves only the named domains. The others are included without their routes, since the
 * served ones use their ports.
 */
export function composeModules(domains: readonly Domain[], served: readonly string[] | undefined): Modules {
  const unknown = (served ?? []).filter((name) => !domains.some((domain) => domain.name === name));
  if (unknown.length > 0) {
    const known = domains.map(({ name }) => name).join(', ');
    throw new ConfigurationError([`MODULES names ${unknown.join(', ')}, which does not exist; there are ${known}`]);
  }
  const offered = OperationsModule.register(domains.flatMap(listDomainOperations));
  const modules = domains.map(({ name, module }) => (!served || served.includes(name) ? module : removeRoutes(module)));
  return [offered, ...modules];
}

const known = new WeakMap<Type, Operation[]>();

/** Operations of a domain, including one that this process does not serve. */
export function listDomainOperations({ module }: Pick<Domain, 'module'>): Operation[] {
  const operations = known.get(module) ?? listOperations(module);
  known.set(module, operations);
  return operations;
}

/** The module without its controllers and those of its imports. */
function removeRoutes(module: Type): Type {
  Reflect.defineMetadata(MODULE_METADATA.CONTROLLERS, [], module);
  const imports = (Reflect.getMetadata(MODULE_METADATA.IMPORTS, module) ?? []) as unknown[];
  for (const imported of imports) if (typeof imported === 'function') removeRoutes(imported as Type);
  return module;
}
