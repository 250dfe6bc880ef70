import { remoteApi } from '@depot/api';
import type { ImportKind, ImportMode } from '@depot/contracts/importing';
import type { Obj } from '@depot/contracts/wire';
import { adminImportTags } from './generated/admin.js';

interface ImportRequest {
  kind: ImportKind;
  file: File;
  dryRun: boolean;
  mode: ImportMode;
}

/** Written by hand: the API description does not describe the body of an upload. */
const imports = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    adminImport: build.mutation<Obj<{ importId: number }>, ImportRequest>({
      query: ({ kind, file, dryRun, mode }) => {
        const body = new FormData();
        body.append('file', file);
        return { url: `/import/${kind}`, method: 'POST', params: { dryRun, ...(mode !== 'add' && { mode }) }, body };
      },
      ...adminImportTags,
    }),
  }),
});

export const { useAdminImportMutation } = imports;

export { useAdminImportsQuery } from './generated/admin.js';
