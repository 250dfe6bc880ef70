import type { RouteFacts } from './route-facts.js';
import { serialise } from './serialise.js';

type Handler = (this: unknown, ...args: unknown[]) => unknown;

/**
 * Serialises what a reading handler returns. Around the handler itself and not in an interceptor: Nest's interceptors
 * cost every list a pipeline of observables.
 */
export function serialiseResponse(facts: RouteFacts): MethodDecorator {
  return (_target, name, descriptor) => {
    const handler = descriptor.value as Handler;
    const wrapped: Handler = async function (...args) {
      return serialise(facts, await handler.apply(this, args));
    };
    Object.defineProperty(wrapped, 'name', { value: String(name) });
    // What other decorators have said of the handler stays said, in whatever order they stand.
    for (const key of Reflect.getMetadataKeys(handler))
      Reflect.defineMetadata(key, Reflect.getMetadata(key, handler), wrapped);
    Object.assign(descriptor, { value: wrapped });
  };
}
