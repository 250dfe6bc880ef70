/** Key press as the burst detector needs it. */
export interface Stroke {
  key: string;
  /** The physical key, independent of layout and input method; empty on some phones. */
  code: string;
  ctrl: boolean;
  shift: boolean;
  alt: boolean;
  meta: boolean;
  /** The key is held down. */
  repeat: boolean;
  /** Time of the key press in milliseconds of the page's clock. */
  time: number;
}

export function toStroke(event: KeyboardEvent): Stroke {
  const { key, code, ctrlKey, shiftKey, altKey, metaKey, repeat, timeStamp } = event;
  return { key, code, ctrl: ctrlKey, shift: shiftKey, alt: altKey, meta: metaKey, repeat, time: timeStamp };
}

const modifiers = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'CapsLock', 'NumLock', 'Fn']);
/** Scanners send carriage return and line feed as Ctrl+M and Ctrl+J, too. */
const endCodes = new Set(['KeyM', 'KeyJ']);

export const isModifier = ({ key }: Stroke): boolean => modifiers.has(key);

/** Enter or Tab: the end of a scan. */
export function isEnd({ key, code, ctrl }: Stroke): boolean {
  return key === 'Enter' || key === 'Tab' || (ctrl && endCodes.has(code));
}
