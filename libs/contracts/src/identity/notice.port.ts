import type { Language } from '../errors/index.js';

/** Somebody who wants a mail for every new order. */
export interface NoticeReader {
  userId: number;
  /** E-mail address. */
  username: string;
  language: Language;
}

export const NOTICE_PORT = Symbol('NOTICE_PORT');

/** Who asked to be told. Calls are within the tenant of the context. */
export interface NoticePort {
  /** Users of the admin group whose preference says New Order Notice. */
  newOrderReaders(): Promise<NoticeReader[]>;
}
