export { DownloadButton, inFormat } from './DownloadButton.js';
export { type Download, type Downloads, useDownloads } from './useDownloads.js';
export { type FollowedJob, type ServerWork, useJob } from './useJob.js';
