import { type DynamicModule, Module, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, MODULE_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { MetadataScanner } from '@nestjs/core';
import { getRouteFacts } from './route-facts.js';

/** A route as the outside sees it. */
export interface Operation {
  /** OpenAPI operation id. */
  id: string;
  method: string;
  /** Below `/api`, with a leading slash; a part that varies begins with a colon. */
  path: string;
}

/** Token of the operations that the product offers, whichever of its processes serves them. */
export const OFFERED_OPERATIONS = Symbol('depot.operations');

/** Operations of a module and its imports. */
export function listOperations(module: Type): Operation[] {
  const inner = readMetadata<Type[]>(MODULE_METADATA.IMPORTS, module) ?? [];
  const controllers = readMetadata<Type[]>(MODULE_METADATA.CONTROLLERS, module) ?? [];
  return [
    ...controllers.flatMap(listControllerOperations),
    ...inner.flatMap((imported) => (typeof imported === 'function' ? listOperations(imported) : [])),
  ];
}

function listControllerOperations(controller: Type): Operation[] {
  const prototype = controller.prototype as Record<string, object>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name] ?? {};
    const facts = getRouteFacts(handler);
    const method = readMetadata<RequestMethod>(METHOD_METADATA, handler);
    if (!facts || method === undefined) return [];
    const parts = [readMetadata<string>(PATH_METADATA, controller), readMetadata<string>(PATH_METADATA, handler)];
    const path = parts.map((part = '') => part.replace(/^\/+|(?<!\/)\/+$/g, '')).filter(Boolean);
    return [{ id: facts.id, method: RequestMethod[method], path: `/${path.join('/')}` }];
  });
}

const readMetadata = <T>(key: string, of: object): T | undefined => Reflect.getMetadata(key, of) as T | undefined;

/** Provides the list of the product's operations to every module. */
@Module({})
export class OperationsModule {
  static register(operations: readonly Operation[]): DynamicModule {
    return {
      module: OperationsModule,
      global: true,
      providers: [{ provide: OFFERED_OPERATIONS, useValue: operations }],
      exports: [OFFERED_OPERATIONS],
    };
  }
}
