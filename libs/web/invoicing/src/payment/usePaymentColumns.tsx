import { methodWords, type Payment } from '@depot/contracts/billing';
import { isolate, useMessages } from '@depot/i18n';
import { Button } from '@depot/ui';
import type { DataColumn } from '@depot/ui/data';
import { useMemo } from 'react';
import { paymentMessages as messages } from './messages.js';
import classes from './payment.module.css';

/** Columns of an invoice's payments. Without `onReverse` the button to reverse is hidden. */
export function usePaymentColumns(onReverse: ((payment: Payment) => void) | undefined): DataColumn<Payment>[] {
  const translate = useMessages();
  return useMemo((): DataColumn<Payment>[] => {
    const actions: DataColumn<Payment> = {
      key: 'actions',
      title: translate(messages.actions),
      width: 110,
      actions: true,
      render: (_, payment) =>
        payment.mayReverse && (
          <Button
            size="small"
            danger
            aria-label={translate(messages.reverseThis, { amount: payment.formattedAmount })}
            onClick={() => onReverse?.(payment)}
          >
            {translate(messages.reverse)}
          </Button>
        ),
    };
    return [
      { key: 'date', title: translate(messages.date), dataIndex: 'formattedDate', width: 100 },
      { key: 'method', title: translate(messages.method), render: (_, payment) => <MethodText payment={payment} /> },
      {
        key: 'reference',
        title: translate(messages.reference),
        render: (_, { reference, note }) => [reference, note].filter(Boolean).map(isolate).join(' · '),
      },
      { key: 'user', title: translate(messages.user), dataIndex: 'user' },
      {
        key: 'amount',
        title: translate(messages.amount),
        numeric: true,
        render: (_, { formattedAmount, isReversed }) => (
          <span className={isReversed ? classes.reversed : undefined}>{formattedAmount}</span>
        ),
      },
      ...(onReverse ? [actions] : []),
    ];
  }, [translate, onReverse]);
}

function MethodText({ payment: { method, reverses, reason, isReversed } }: { payment: Payment }) {
  const translate = useMessages();
  if (reverses !== null) return <>{translate(messages.reversal, { reason })}</>;
  return (
    <>
      {translate(methodWords[method])}
      {isReversed && <em className={classes.hint}> {translate(messages.reversed)}</em>}
    </>
  );
}
