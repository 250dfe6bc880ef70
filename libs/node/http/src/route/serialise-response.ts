import type { RouteFacts } from './route-facts.js';
import { serialise } from './serialise.js';

type Handler = (this: unknown, ...args: unknown[]) => unknown;

/**
 * Serialises the result of a reading handler. It wraps the handler itself instead of using an interceptor: Nest's
 * interceptors cost every list a pipeline of observables.
 */
export function useResponseSerializer(facts: RouteFacts): MethodDecorator {
  return (_target, name, descriptor) => {
    const handler = descriptor.value as Handler;
    const wrapped: Handler = async function (...args) {
      return serialise(facts, await handler.apply(this, args));
    };
    Object.defineProperty(wrapped, 'name', { value: String(name) });
    // Copies the metadata of other decorators, independent of their order.
    for (const key of Reflect.getMetadataKeys(handler))
      Reflect.defineMetadata(key, Reflect.getMetadata(key, handler), wrapped);
    Object.assign(descriptor, { value: wrapped });
  };
}
