import type { Language } from '../errors/index.js';

/** Recipient of notices by mail. */
export interface NoticeReader {
  userId: number;
  /** Email address. */
  username: string;
  language: Language;
}

export const NOTICE_PORT = Symbol('NOTICE_PORT');

/** Users who subscribed to notices. Calls are limited to the tenant of the context. */
export interface NoticePort {
  /** Users of the admin group who enabled New Order Notice. */
  newOrderReaders(): Promise<NoticeReader[]>;
  /** The user, unless disabled, not activated, or without an email address. */
  reader(userId: number): Promise<NoticeReader | undefined>;
  /**
   * Recipients by user id; users without an address are missing. With `disabledToo` also disabled users: they still get
   * papers about their balance.
   */
  readers(userIds: readonly number[], options?: { disabledToo?: boolean }): Promise<Map<number, NoticeReader>>;
}
