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
      query: (queryArg) => ({
        url: `/document/statements/mail`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
});
export type DocumentsStatementRecipientsApiResponse = /** status 200 The stores, by name. */ {
  /** What was asked for, as a list. */
  list: {
    /** Id of the store or person. */
    userId: number;
    /** Name. */
    name: string;
    /** Where the statement goes; null where there is no address. */
    mailTo: string | null;
    /** When it was last mailed; null for never. A moment: milliseconds since the beginning of 1970, UTC. */
    mailedTime: number | null;
  }[];
  /** Always there: “success”, or what is wrong in the reader’s language. */
  message?: string;
};
export type DocumentsStatementRecipientsApiArg = {
  /** Only what is not before this moment. A moment: milliseconds since the beginning of 1970, UTC. */
  start: number;
  /** Only what is before this moment. A moment: milliseconds since the beginning of 1970, UTC. */
  end: number;
};
export type DocumentsMailStatementsApiResponse = /** status 202 The job that makes it: ask for its state by its id. */ {
  /** What was asked for; null where there is none. */
  obj: {
    /** Id of the job that makes it. */
    jobId: number;
  };
  /** Always there: “success”, or what is wrong in the reader’s language. */
  message?: string;
};
export type DocumentsMailStatementsApiArg = {
  /** Only what is not before this moment. A moment: milliseconds since the beginning of 1970, UTC. */
  start: number;
  /** Only what is before this moment. A moment: milliseconds since the beginning of 1970, UTC. */
  end: number;
  /** Mail to those as well who have got it already. */
  again?: boolean;
};
export const {
  useDocumentsStatementRecipientsQuery,
  useLazyDocumentsStatementRecipientsQuery,
  useDocumentsMailStatementsMutation,
} = documentsApi;
