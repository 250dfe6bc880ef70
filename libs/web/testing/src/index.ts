export { refusal, serve, type Answer, type Answers, type Call } from './answers.js';
export { claimsOf } from './claims.js';
export { localeGaps } from './locales.js';
export { recordingPort, type PortLog } from './port.js';
export { renderScreen, type RenderedScreen, type ScreenSettings } from './renderScreen.js';
