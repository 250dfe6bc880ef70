import type { Order } from '@depot/contracts/orders';
import { belongsToStore } from '@depot/contracts/permissions';
import { useClaims } from '@depot/session';
import { DateText, PageHeader, StatusTag } from '@depot/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.js';
import classes from './loader.module.css';

interface OrderTitleProps {
  order: Order;
  onBack: () => void;
  actions?: ReactNode;
}

/** Store, status and date of the order. Store users do not see the store's name. */
export function OrderTitle({ order, onBack, actions }: OrderTitleProps) {
  const { t } = useTexts();
  const { r: role } = useClaims();
  const summary = (
    <span className={classes.facts}>
      {!belongsToStore(role) && <strong>{order.storeName}</strong>}
      <StatusTag order={order.status} />
      <DateText time={order.time} />
    </span>
  );
  return <PageHeader summary={summary} actions={actions} onBack={onBack} backLabel={t('back')} />;
}
