export const ACCOUNTING_PORT = Symbol('ACCOUNTING_PORT');

/** Days of the books that no command may change any more. */
export interface AccountingPort {
  /**
   * Refuses a posting on a closed day. No user can close one of the days before the running transaction ends. Days are
   * calendar days of the distributor, `YYYY-MM-DD`.
   *
   * @throws PERIOD_CLOSED with the last closed day as `details`
   */
  assertOpen(days: readonly string[]): Promise<void>;
}
