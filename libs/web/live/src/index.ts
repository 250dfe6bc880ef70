export { batch, type Changes } from './changes.js';
export { LiveHub } from './LiveHub.js';
export { listOf, type LiveTag, tagsOf } from './tags.js';
