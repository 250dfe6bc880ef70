export { LiveHub } from './LiveHub.js';
export { type Moment, thisMoment } from './moment.js';
export { batch, type Changes, listTag, type LiveTag, tagsOf } from './tags.js';
