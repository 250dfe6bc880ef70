import type { Language } from '../errors/index.js';

/** Somebody who is told by mail. */
export interface NoticeReader {
  userId: number;
  /** Email address. */
  username: string;
  language: Language;
}

export const NOTICE_PORT = Symbol('NOTICE_PORT');

/** Who asked to be told. Calls are within the tenant of the context. */
export interface NoticePort {
  /** Users of the admin group whose preference says New Order Notice. */
  newOrderReaders(): Promise<NoticeReader[]>;
  /** The user, unless disabled, not activated, or without an email address. */
  reader(userId: number): Promise<NoticeReader | undefined>;
  /**
   * Many at once, by id; those who cannot be told are missing. With `disabledToo` also users who may not sign in:
   * papers about what they owe still reach them.
   */
  readers(userIds: readonly number[], options?: { disabledToo?: boolean }): Promise<Map<number, NoticeReader>>;
}
