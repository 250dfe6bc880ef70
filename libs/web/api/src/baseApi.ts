import { createApi } from '@depot/rtk';
import { baseQuery } from './baseQuery.js';

/**
 * The one RTK Query slice of the application. Domains inject their endpoints (`src/api/generated.ts`) and
 * add their tags with `enhanceEndpoints({ addTagTypes })`; tags invalidate across domains because the slice is one.
 */
export const baseApi = createApi({ reducerPath: 'api', baseQuery, endpoints: () => ({}), refetchOnReconnect: true });
