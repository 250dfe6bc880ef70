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
export type DocumentsStatementRecipientsApiResponse = /** status 200 The stores, by name. */ {
  list: {
    /** Id. */
    userId: number;
    name: string;
    mailTo: string | null;
    /** A moment: milliseconds since the beginning of 1970, UTC. */
    mailedTime: number | null;
  }[];
  message?: string;
};
export type DocumentsStatementRecipientsApiArg = {
  /** A moment: milliseconds since the beginning of 1970, UTC. */
  start: number;
  /** A moment: milliseconds since the beginning of 1970, UTC. */
  end: number;
};
export type DocumentsMailStatementsApiResponse = /** status 202 The job that makes it: ask for its state by its id. */ {
  obj: {
    /** Id. */
    jobId: number;
  };
  message?: string;
};
export type DocumentsMailStatementsApiArg = {
  /** A moment: milliseconds since the beginning of 1970, UTC. */
  start: number;
  /** A moment: milliseconds since the beginning of 1970, UTC. */
  end: number;
  again?: boolean;
};
export const {
  useDocumentsStatementRecipientsQuery,
  useLazyDocumentsStatementRecipientsQuery,
  useDocumentsMailStatementsMutation,
} = documentsApi;
