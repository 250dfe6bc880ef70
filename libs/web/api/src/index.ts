export { baseApi } from './baseApi.js';
export type { ApiBaseQuery, CallOptions } from './baseQuery.js';
export { connectApi, type Connection } from './connection.js';
export { cancelDocumentJob, documentJobState, documentOfJob, startDocument } from './documentJob.js';
export { downloadDocument, type DocumentRequest, type DownloadedDocument } from './download.js';
export { freshFor } from './freshFor.js';
export { failureMessage, isApiFailure, queryFailure, type ApiFailure } from './failure.js';
export { commonHeaders } from './headers.js';
export { openDocument, printDocument, printFile, saveDocument, saveFile } from './presentDocument.js';
