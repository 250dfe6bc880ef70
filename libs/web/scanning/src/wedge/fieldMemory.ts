type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What a field held before the first key of a burst reached it. */
export interface FieldMemory {
  field: TextField;
  value: string;
  /** By the page's clock. */
  since: number;
}

let restoringSince: number | undefined;

/**
 * While a field is given back what it held before a scanner typed into it: when the scanner began, by
 * `performance.now()`. What the field has said since then was typed by no hand.
 */
export const takenBackSince = (): number | undefined => restoringSince;

const isField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type));

/** A field that takes any text, unlike those of a number. */
export const isTextField = (target: EventTarget | null): boolean =>
  isField(target) && target.type !== 'number' && !['decimal', 'numeric', 'tel'].includes(target.inputMode);

export function rememberField(target: EventTarget | null): FieldMemory | undefined {
  if (!isField(target) || target.readOnly || target.disabled) return undefined;
  return { field: target, value: target.value, since: performance.now() };
}

/** Sets the value past React's own bookkeeping and tells it, as typing would. */
function write(field: TextField, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Takes the first characters of a scan, which came too early to be recognised, out of the field again. */
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
export function typeInto(target: Element | null, text: string): void {
  const field = rememberField(target)?.field;
  if (!field || text === '') return;
  const start = field.selectionStart ?? field.value.length; // null where a field has no caret, as in type=number
  const end = field.selectionEnd ?? start;
  write(field, field.value.slice(0, start) + text + field.value.slice(end));
  if (field.selectionStart !== null) field.setSelectionRange(start + text.length, start + text.length);
}
