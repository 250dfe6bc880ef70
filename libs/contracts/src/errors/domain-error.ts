import type { ClosedPeriod, ErrorCode, FieldError, Shortage } from './codes.js';

/** Languages of the interface: English (default and fallback) and Chinese. */
export const languages = ['gb', 'cn'] as const;
export type Language = (typeof languages)[number];

/** A message in both languages; `{name}` is replaced by a value, `{count|piece|pieces}` by the form for a number. */
export type Message = Record<Language, string>;
/** Values of the placeholders; a message in both languages takes the language of the sentence. */
export type MessageValues = Record<string, string | number | Message>;

const placeholder = /\{(\w+)(?:\|([^|}]+)\|([^}]+))?\}/g;

/** Fills the message of the language with the values. */
export function translate(message: Message, language: Language, values: MessageValues = {}): string {
  return message[language].replace(placeholder, (_whole, name: string, one?: string, many?: string) => {
    const value = values[name] ?? `{${name}}`;
    const text = typeof value === 'object' ? value[language] : String(value);
    return many === undefined ? text : `${text} ${value === 1 ? one : many}`;
  });
}

/** Joins names with the separators of each language: as value of a message, or alone. */
export const enumerated = (names: readonly (string | number | Message)[]): Message => {
  const said = (language: Language) => names.map((name) => (typeof name === 'object' ? name[language] : name));
  return { gb: said('gb').join(', '), cn: said('cn').join('、') };
};

/**
 * A command that the rules refuse. Knows no HTTP: the edge turns the code into a status
 * and the message into the reader's language. Throwing one rolls the whole transaction back.
 */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly localizedMessage: Message,
    readonly values: MessageValues = {},
    readonly details?: FieldError[] | Shortage[] | FieldViolation[] | ClosedPeriod,
  ) {
    super(translate(localizedMessage, 'gb', values));
    this.name = 'DomainError';
  }
}

/** A refused field whose message is not translated yet. */
export interface FieldViolation {
  path: string;
  localizedMessage: Message;
  values?: MessageValues;
}
