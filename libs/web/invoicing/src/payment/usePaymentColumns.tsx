import { useMemo } from 'react';
import type { Payment } from '@depot/contracts/billing';
import { useSay } from '@depot/i18n';
import { Button } from '@depot/ui';
import type { DataColumn } from '@depot/ui/data';
import { methodWords, paymentMessages as messages } from './messages.js';
import classes from './payment.module.css';

/** Columns of an invoice's payments; reversing is offered where somebody may. */
export function usePaymentColumns(onReverse: ((payment: Payment) => void) | undefined): DataColumn<Payment>[] {
  const say = useSay();
  return useMemo((): DataColumn<Payment>[] => {
    const actions: DataColumn<Payment> = {
      key: 'actions',
      title: say(messages.actions),
      width: 110,
      actions: true,
      render: (_, payment) =>
        payment.mayReverse && (
          <Button
            size="small"
            danger
            aria-label={say(messages.reverseThis, { amount: payment.formattedAmount })}
            onClick={() => onReverse?.(payment)}
          >
            {say(messages.reverse)}
          </Button>
        ),
    };
    return [
      { key: 'date', title: say(messages.date), dataIndex: 'formattedDate', width: 100 },
      { key: 'method', title: say(messages.method), render: (_, payment) => <MethodText payment={payment} /> },
      {
        key: 'reference',
        title: say(messages.reference),
        render: (_, { reference, note }) => [reference, note].filter(Boolean).join(' · '),
      },
      { key: 'user', title: say(messages.user), dataIndex: 'user' },
      {
        key: 'amount',
        title: say(messages.amount),
        numeric: true,
        render: (_, { formattedAmount, isReversed }) => (
          <span className={isReversed ? classes.reversed : undefined}>{formattedAmount}</span>
        ),
      },
      ...(onReverse ? [actions] : []),
    ];
  }, [say, onReverse]);
}

function MethodText({ payment: { method, reverses, reason, isReversed } }: { payment: Payment }) {
  const say = useSay();
  if (reverses !== null) return <>{say(messages.reversal, { reason })}</>;
  return (
    <>
      {say(methodWords[method])}
      {isReversed && <em className={classes.hint}> {say(messages.reversed)}</em>}
    </>
  );
}
