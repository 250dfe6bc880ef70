import type { MailStatements, StatementRecipient } from '@depot/contracts/documents';
import { useJob } from '@depot/downloads';
import { listNames } from '@depot/i18n';
import { useNotify } from '@depot/remote-kit';
import { type ReactNode, useCallback, useState } from 'react';
import { useDocumentsMailStatementsMutation } from '../../../api/generated/documents.js';
import { useTexts } from '../../../texts.js';

/** Maximum number of names in the message; the list below contains all. */
const maxNamed = 5;

/** "A, B, C, D, E" and how many more there are. */
export function listRecipientNames(recipients: readonly StatementRecipient[]): { names: string; more: number } {
  const names = recipients.slice(0, maxNamed).map(({ name }) => name);
  return { names: listNames(names), more: recipients.length - names.length };
}

/** Splits the recipients into those to mail now and those without an address. */
export function assignRecipients(recipients: readonly StatementRecipient[], again: boolean) {
  const reachable = recipients.filter(({ mailTo }) => mailTo !== null);
  return {
    due: reachable.filter(({ mailedTime }) => again || mailedTime === null),
    mailed: reachable.filter(({ mailedTime }) => mailedTime !== null),
    unreachable: recipients.filter(({ mailTo }) => mailTo === null),
  };
}

interface StatementMailer {
  /** Resolves in any case; a failure has been named by then. */
  mail: (request: MailStatements, count: number) => Promise<void>;
  isBusy: boolean;
  progress: ReactNode;
}

/**
 * Mails the statements with progress. `onEnd` hears that some were mailed, also when it was cancelled or failed half
 * way.
 */
export function useMailStatements(onEnd: () => void): StatementMailer {
  const { t } = useTexts();
  const notify = useNotify();
  const [start] = useDocumentsMailStatementsMutation();
  const { follow, progress } = useJob();
  const [isBusy, setBusy] = useState(false);
  const mail = useCallback(
    async (request: MailStatements, count: number) => {
      setBusy(true);
      try {
        const begin = async () => (await start(request).unwrap()).obj.jobId;
        const work = { title: t('mail.sending'), total: count, start: begin, uncancelled: t('mail.uncancelled') };
        if (await follow(work)) notify.success(t('mail.done', { count }));
      } catch (failure) {
        notify.failure(failure);
      } finally {
        setBusy(false);
        onEnd();
      }
    },
    [follow, notify, onEnd, start, t],
  );
  return { mail, isBusy, progress };
}
