import type { ImportKind } from '@depot/contracts/importing';
import type { Obj } from '@depot/contracts/wire';
import { taggedApi } from './tags.js';

export interface ImportRequest {
  kind: ImportKind;
  file: File;
  dryRun: boolean;
}

/** By hand: an upload is no JSON, so the API description does not say what is in it. */
const imports = taggedApi.injectEndpoints({
  endpoints: (build) => ({
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

export const { useAdminStartImportMutation } = imports;
