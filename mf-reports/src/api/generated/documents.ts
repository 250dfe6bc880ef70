/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
export const documentsApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    documentsStatementRecipients: build.query<
      DocumentsStatementRecipientsApiResponse,
      DocumentsStatementRecipientsApiArg
    >({
      query: (queryArg) => ({
        url: `/document/statements/recipients`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    documentsMailStatements: build.mutation<DocumentsMailStatementsApiResponse, DocumentsMailStatementsApiArg>({
      query: (queryArg) => ({
        url: `/document/statements/mail`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
});
export type DocumentsStatementRecipientsApiResponse = /** status 200  */ {
  list: {
    userId: number;
    name: string;
    mailTo: string | null;
    mailedTime: number | null;
  }[];
  message?: string;
};
export type DocumentsStatementRecipientsApiArg = {
  start: number;
  end: number;
};
export type DocumentsMailStatementsApiResponse = /** status 202  */ {
  obj: {
    jobId: number;
  };
  message?: string;
};
export type DocumentsMailStatementsApiArg = {
  start: number;
  end: number;
  again?: boolean;
};
export const {
  useDocumentsStatementRecipientsQuery,
  useLazyDocumentsStatementRecipientsQuery,
  useDocumentsMailStatementsMutation,
} = documentsApi;
