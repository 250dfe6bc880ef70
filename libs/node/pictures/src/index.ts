export { type Dimensions, dimensionsOf } from './dimensions.js';
export { resized } from './resize.js';
export { uploadedPicture } from './uploaded-picture.js';
