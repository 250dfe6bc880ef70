export { LiveHub } from './LiveHub.js';
export { batch, type Changes, listOf, type LiveTag, tagsOf } from './tags.js';
