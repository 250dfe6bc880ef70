/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
import type {
  documentJobStarted,
  mailStatementsBody,
  statementRecipient,
  statementsDownloadBody,
} from '@depot/contracts/documents';
import type { Input, Output } from '@depot/contracts/wire';
export const documentsApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    documentsStatementRecipients: build.query<
      DocumentsStatementRecipientsApiResponse,
      DocumentsStatementRecipientsApiArg
    >({
      query: (body) => ({ url: '/document/statements/recipients', method: 'POST', body }),
    }),
    documentsMailStatements: build.mutation<DocumentsMailStatementsApiResponse, DocumentsMailStatementsApiArg>({
      invalidatesTags: ['Outbox'] as const,
      query: (body) => ({ url: '/document/statements/mail', method: 'POST', body }),
    }),
  }),
});
export type DocumentsStatementRecipientsApiResponse = { list: Output<typeof statementRecipient>[]; message?: string };
export type DocumentsStatementRecipientsApiArg = Input<typeof statementsDownloadBody>;
export type DocumentsMailStatementsApiResponse = { obj: Output<typeof documentJobStarted>; message?: string };
export type DocumentsMailStatementsApiArg = Input<typeof mailStatementsBody>;
export const {
  useDocumentsStatementRecipientsQuery,
  useLazyDocumentsStatementRecipientsQuery,
  useDocumentsMailStatementsMutation,
} = documentsApi;
