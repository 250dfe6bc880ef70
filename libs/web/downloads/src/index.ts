export { useDownloads, type Download, type Downloads } from './useDownloads.js';
export { useJob, type FollowedJob, type LongWork } from './useJob.js';
