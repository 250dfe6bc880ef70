import type { ImportKind, ImportState } from '@depot/contracts/importing';
import type { List, Obj } from '@depot/contracts/wire';
import { adminApi } from './tags.js';

export interface ImportRequest {
  kind: ImportKind;
  file: File;
  dryRun: boolean;
}

const imports = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminImports: build.query<List<ImportState>, void>({ query: () => '/import', providesTags: ['Import'] }),
    adminImport: build.query<Obj<ImportState>, number>({ query: (id) => ({ url: '/import', params: { id } }) }),
    adminStartImport: build.mutation<Obj<{ importId: number }>, ImportRequest>({
      query: ({ kind, file, dryRun }) => {
        const body = new FormData();
        body.append('file', file);
        return { url: `/import/${kind}`, method: 'POST', params: { dryRun }, body };
      },
      invalidatesTags: ['Import'],
    }),
  }),
});

export const { useAdminImportsQuery, useAdminImportQuery, useAdminStartImportMutation } = imports;
