import { existsSync } from 'node:fs';

/** Where Debian, Fedora and Arch put Noto Sans CJK, and the Chinese fonts that come with macOS. */
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
