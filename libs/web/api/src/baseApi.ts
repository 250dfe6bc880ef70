import { createApi } from '@depot/rtk';
import { baseQuery } from './baseQuery.js';

/**
 * The one RTK Query slice of the application. Domains inject their endpoints (`src/api/generated.ts`) and
 * add their tags with `enhanceEndpoints({ addTagTypes })`; tags invalidate across domains because the slice is one.
 */
export const baseApi = createApi({ reducerPath: 'api', baseQuery, endpoints: () => ({}), refetchOnReconnect: true });

// A tab may load a newer version of a remote while it is open: the endpoints are then as that version has them.
baseApi.injectEndpoints = new Proxy(baseApi.injectEndpoints, {
  apply: (inject, self, [options]: [object]): unknown =>
    Reflect.apply(inject, self, [{ ...options, overrideExisting: true }]),
});
