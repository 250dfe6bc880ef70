import { createCache } from '@ant-design/cssinjs';

/**
 * antd's cache of the styles that its components have made. By itself it forgets a style when the last component with
 * it leaves the screen, so that every page would make those of tables and fields again; this one keeps them. There are
 * as many as kinds of components.
 */
export function keepingCache(): ReturnType<typeof createCache> {
  const cache = createCache();
  const update = cache.opUpdate.bind(cache);
  /** `change` gets how many components use a style, and the style; null forgets it. */
  cache.opUpdate = (path, change) => update(path, (known) => change(known) ?? (known && [0, known[1]]));
  return cache;
}
