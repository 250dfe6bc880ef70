type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Content of a field before the first key of a burst. */
export interface FieldMemory {
  field: TextField;
  value: string;
  /** Time by the page's clock. */
  since: number;
}

let restoringSince: number | undefined;

/**
 * While the content of a field from before a scan is restored: start of the scan, by `performance.now()`. The user has
 * typed none of the field's changes since then.
 */
export const takenBackSince = (): number | undefined => restoringSince;

const isField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type));

/** True for a field that accepts any text, unlike a number field. */
export const isTextField = (target: EventTarget | null): boolean =>
  isField(target) && target.type !== 'number' && !['decimal', 'numeric', 'tel'].includes(target.inputMode);

export function readField(target: EventTarget | null): FieldMemory | undefined {
  if (!isField(target) || target.readOnly || target.disabled) return undefined;
  return { field: target, value: target.value, since: performance.now() };
}

/** Sets the value past React's tracking and dispatches the event, as typing does. */
function write(field: TextField, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Removes the first characters of a scan from the field, which arrived before the scan was recognized. */
export function restoreField(memory: FieldMemory | undefined): void {
  if (!memory?.field.isConnected || memory.field.value === memory.value) return;
  restoringSince = memory.since;
  try {
    write(memory.field, memory.value);
  } finally {
    restoringSince = undefined;
  }
}

/** Types text into the field that has the focus, at the caret. */
export function writeInto(target: Element | null, text: string): void {
  const field = readField(target)?.field;
  if (!field || text === '') return;
  const start = field.selectionStart ?? field.value.length; // null where a field has no caret, as in type=number
  const end = field.selectionEnd ?? start;
  write(field, field.value.slice(0, start) + text + field.value.slice(end));
  if (field.selectionStart !== null) field.setSelectionRange(start + text.length, start + text.length);
}
