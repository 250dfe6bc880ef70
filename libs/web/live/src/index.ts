export { LiveHub } from './LiveHub.js';
export { batch, type Changes, listTag, type LiveTag, tagsOf } from './tags.js';
