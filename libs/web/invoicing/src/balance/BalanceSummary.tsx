import { negated, toCents } from '@depot/contracts/amounts';
import { belongsToStore } from '@depot/contracts/permissions';
import type { StoreBalance as Balance } from '@depot/contracts/reports';
import { useMessages } from '@depot/i18n';
import { useClaims, useMay } from '@depot/session';
import { Button, Money, ToneTag } from '@depot/ui';
import { useReportsBalanceQuery } from '../api/balance.js';
import { messages } from '../messages.js';
import classes from './balance.module.css';

interface BalanceSummaryProps {
  /** The store; a store user passes its own id. */
  userId: number;
}

/**
 * What a store owes today, with the overdue part beside it: one figure on every screen, independent of the period on
 * screen. Empty for users who may not read it.
 */
export function BalanceSummary({ userId }: BalanceSummaryProps) {
  const translate = useMessages();
  const mayRead = useMay('report.read');
  const { currentData, isError, refetch } = useReportsBalanceQuery(userId, {
    skip: !mayRead,
    refetchOnMountOrArgChange: true,
  });
  if (!mayRead) return null;
  return (
    <section className={classes.balance} aria-label={translate(messages.balance)}>
      {currentData && <Amounts balance={currentData} />}
      {isError && !currentData && (
        <span role="alert">
          {translate(messages.balanceFailed)}{' '}
          <Button type="link" size="small" onClick={() => void refetch()}>
            {translate(messages.retry)}
          </Button>
        </span>
      )}
    </section>
  );
}

function Amounts({ balance: { balance, overdue, formattedOverdue, formattedAsOf } }: { balance: Balance }) {
  const translate = useMessages();
  const isOwn = belongsToStore(useClaims().r);
  const owed = toCents(balance);
  return (
    <>
      {owed === 0 && <span>{translate(messages.nothingOwed)}</span>}
      {owed !== 0 && (
        <>
          <span>{translate(owed < 0 ? messages.customerCredit : isOwn ? messages.youOwe : messages.balance)}</span>
          <strong className={classes.amount}>
            <Money cents={owed < 0 ? negated(owed) : owed} />
          </strong>
        </>
      )}
      {overdue > 0 && <ToneTag tone="bad">{translate(messages.overdue, { amount: formattedOverdue })}</ToneTag>}
      <small className={classes.day}>{translate(messages.asOf, { day: formattedAsOf })}</small>
    </>
  );
}
