export { useAsOf } from './asOf.js';
export { type ApiBaseQuery, apiSlice, type CallOptions, freshFor } from './baseQuery.js';
export { firstBytes } from './chosenFile.js';
export { commonHeaders, connectApi, type Connection } from './connection.js';
export { cancelDocumentJob, documentJobState, documentOfJob, startDocument } from './documentJob.js';
export { type DocumentRequest, downloadDocument, type DownloadedDocument } from './download.js';
export {
  type ApiFailure,
  failureMessage,
  failureSaying,
  isApiFailure,
  queryFailure,
  shownAnswer,
  technicalText,
} from './failure.js';
export { newKey } from './idempotency.js';
export { useLastAnswer } from './lastAnswer.js';
export { keptSince, subscribeKept } from './offlineAnswers.js';
export { openDocument, printDocument, printFile, saveDocument, saveFile } from './presentDocument.js';
export { apiForRemote, baseApi, type RemoteApi, remoteApi } from './remotes/remoteApi.js';
