import type { StatementRecipient } from '@depot/contracts/documents';

/** Names that are told in a sentence; the list below has them all. */
const told = 5;

/** "A, B, C, D, E" and how many more there are. */
export function namesOf(recipients: readonly StatementRecipient[]): { names: string; more: number } {
  const names = recipients.slice(0, told).map(({ name }) => name);
  return { names: names.join(', '), more: recipients.length - names.length };
}

/** Who of the recipients gets a mail now, and who cannot get any. */
export function assigned(recipients: readonly StatementRecipient[], again: boolean) {
  const reachable = recipients.filter(({ mailTo }) => mailTo !== null);
  return {
    due: reachable.filter(({ mailedTime }) => again || mailedTime === null),
    mailed: reachable.filter(({ mailedTime }) => mailedTime !== null),
    unreachable: recipients.filter(({ mailTo }) => mailTo === null),
  };
}
