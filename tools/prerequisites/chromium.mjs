import { findProgram, isExecutable } from '../programs/find-program.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const macPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The program of a Chromium-based browser, or undefined. CHROMIUM_PATH wins. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return isExecutable(given) ? given : undefined;
  return names.map((name) => findProgram(name)).find(Boolean) ?? macPlaces.find(isExecutable);
}
