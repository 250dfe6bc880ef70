export { claimsOf, tokenOf } from './claims.js';
export { boxAlongTheWay } from './filterBox.js';
export { guideGaps } from './guides.js';
export { answerLate, labelOf, pieceOfLabel, shuffled } from './lateAnswers.js';
export { localeGaps } from './locales.js';
export { type PortLog, recordingPort } from './port.js';
export { type RenderedScreen, renderScreen, type ScreenSettings } from './renderScreen.js';
export { type Answer, type Call, failureResponse, type Responses, serve } from './responses.js';
export { scannerPaces, scanWith } from './scanner.js';
