export { baseApi } from './baseApi.js';
export type { ApiBaseQuery, CallOptions } from './baseQuery.js';
export { connectApi, type Connection } from './connection.js';
export { cancelDocumentJob, documentJobState, documentOfJob, startDocument } from './documentJob.js';
export { type DocumentRequest, downloadDocument, type DownloadedDocument } from './download.js';
export { type ApiFailure, failureMessage, isApiFailure, queryFailure } from './failure.js';
export { freshFor } from './freshFor.js';
export { commonHeaders } from './headers.js';
export { openDocument, printDocument, printFile, saveDocument, saveFile } from './presentDocument.js';
