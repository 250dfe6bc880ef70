export { type Dimensions, readDimensions } from './dimensions.js';
export { resizePicture } from './resize.js';
export { readUploadedPicture } from './uploaded-picture.js';
