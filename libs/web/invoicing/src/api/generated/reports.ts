/** Generated from the API description by `npm run generate`. Do not edit. */
/** Tags of `reportsBalance`, which is written by hand. */
export const reportsBalanceTags = { providesTags: ['Report', 'Invoice', { type: 'Invoice', id: 'LIST' }] as const };
