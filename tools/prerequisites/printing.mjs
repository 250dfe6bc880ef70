import { existsSync } from 'node:fs';
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

/** Paths of Noto Sans CJK on Debian, Fedora and Arch, and of the Chinese fonts of macOS. */
const places = [
  '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/google-noto-cjk/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/google-noto-sans-cjk-fonts/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc',
  '/System/Library/Fonts/PingFang.ttc',
  '/System/Library/Fonts/STHeiti Light.ttc',
];

export function hasChineseFont() {
  return places.some((place) => existsSync(place));
}
