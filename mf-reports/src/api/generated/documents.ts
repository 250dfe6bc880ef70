/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
export const documentsApi = remoteApi(depotRemote).injectEndpoints({
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
      invalidatesTags: ['Outbox'] as const,
      query: (queryArg) => ({
        url: `/document/statements/mail`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
});
export type DocumentsStatementRecipientsApiResponse = /** status 200 The stores, by name. */ {
  /** The requested objects. */
  list: {
    /** Id of the store or person. */
    userId: number;
    /** Name. */
    name: string;
    /** Address that receives the statement; null if there is none. */
    mailTo: string | null;
    /** When it was last mailed; null for never. A moment: milliseconds since the beginning of 1970, UTC. */
    mailedTime: number | null;
  }[];
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type DocumentsStatementRecipientsApiArg = {
  /** Start of the period, inclusive. A moment: milliseconds since the beginning of 1970, UTC. */
  start: number;
  /** End of the period, exclusive. A moment: milliseconds since the beginning of 1970, UTC. */
  end: number;
};
export type DocumentsMailStatementsApiResponse = /** status 202 The job that makes it: ask for its state by its id. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** Id of the job that makes it. */
    jobId: number;
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type DocumentsMailStatementsApiArg = {
  /** Start of the period, inclusive. A moment: milliseconds since the beginning of 1970, UTC. */
  start: number;
  /** End of the period, exclusive. A moment: milliseconds since the beginning of 1970, UTC. */
  end: number;
  /** Mail to those as well who have got it already. */
  again?: boolean;
};
export const {
  useDocumentsStatementRecipientsQuery,
  useLazyDocumentsStatementRecipientsQuery,
  useDocumentsMailStatementsMutation,
} = documentsApi;
