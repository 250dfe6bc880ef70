export { together, type Changes } from './changes.js';
export { LiveHub } from './LiveHub.js';
export { listOf, tagsOf, type LiveTag } from './tags.js';
