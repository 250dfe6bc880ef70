import type { Order } from '@depot/contracts/orders';
import { DateText, PageHeader, StatusTag } from '@depot/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.js';
import classes from './gate.module.css';

interface OrderTitleProps {
  order: Order;
  onBack: () => void;
  actions?: ReactNode;
}

/** Which order this is about: store, status, date. */
export function OrderTitle({ order, onBack, actions }: OrderTitleProps) {
  const { t } = useTexts();
  const summary = (
    <span className={classes.facts}>
      <strong>{order.storeName}</strong>
      <StatusTag order={order.status} />
      <DateText time={order.time} />
    </span>
  );
  return <PageHeader summary={summary} actions={actions} onBack={onBack} backLabel={t('back')} />;
}
