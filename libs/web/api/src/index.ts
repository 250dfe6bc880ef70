export { baseApi } from './baseApi.js';
export type { ApiBaseQuery, CallOptions } from './baseQuery.js';
export { connectApi, type Connection } from './connection.js';
export { downloadDocument, type DocumentRequest, type DownloadedDocument } from './download.js';
export { failureMessage, isApiFailure, queryFailure, type ApiFailure } from './failure.js';
export { commonHeaders } from './headers.js';
export { openDocument, printDocument, saveDocument } from './presentDocument.js';
