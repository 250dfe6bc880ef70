import type { Order, OrderEventKind } from '@depot/contracts/orders';
import { formatDay } from '@depot/contracts/time';
import { isolate } from '@depot/i18n';
import { useClaims, useMay } from '@depot/session';
import { dateTimeText } from '@depot/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.js';
import classes from './order.module.css';
import { OrderPapers } from './OrderPapers.js';

interface OrderAsideProps {
  order: Order;
  /** Hides details that the page shows as input fields. */
  withoutDetails?: boolean;
}

/** Delivery facts, documents and history beside the lines. */
export function OrderAside({ order, withoutDetails = false }: OrderAsideProps) {
  const { t } = useTexts();
  const { deliveryDate, poNumber, externalId, note, shipAddress, billAddress } = order;
  const seesPapers = useMay('invoice.read');
  return (
    <aside className={classes.aside} aria-label={t('page.aside')}>
      {!withoutDetails && (
        <Block title={t('page.details')}>
          <dl className={classes.facts}>
            <Fact name={t('details.deliveryDate')}>{deliveryDate ? formatDay(deliveryDate) : '–'}</Fact>
            <Fact name={t('details.poNumber')}>{poNumber || '–'}</Fact>
            {externalId && <Fact name={t('details.externalId')}>{externalId}</Fact>}
            {note && <Fact name={t('details.note')}>{note}</Fact>}
          </dl>
        </Block>
      )}
      {shipAddress?.address1 && (
        <Block title={t('page.shipTo')}>
          <AddressText address={shipAddress} />
        </Block>
      )}
      {billAddress?.address1 && (
        <Block title={t('page.billTo')}>
          <AddressText address={billAddress} />
        </Block>
      )}
      {seesPapers && order.historyOrder && (
        <Block title={t('page.papers')}>
          <OrderPapers order={order} />
        </Block>
      )}
      <Block title={t('page.history')}>
        <History order={order} />
      </Block>
    </aside>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={classes.heading}>{title}</h2>
      {children}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function AddressText({ address }: { address: NonNullable<Order['shipAddress']> }) {
  const { name, address1, address2, city, state, zipCode } = address;
  return (
    <address className={classes.address}>
      {[name, address1, address2, `${isolate(city)}, ${state} ${zipCode}`].filter(Boolean).join('\n')}
    </address>
  );
}

/** History of the order, oldest entry first. */
function History({ order }: { order: Order }) {
  const { t } = useTexts();
  const { tz } = useClaims();
  const events: { kind: OrderEventKind; time: number; user: string }[] = order.history ?? [];
  return (
    <ol className={classes.history}>
      {events.map(({ kind, time, user }, index) => (
        <li key={index}>
          <span>{t(`page.events.${kind}`)}</span>
          <small>
            {dateTimeText(time, tz)}
            {user && ` · ${isolate(user)}`}
          </small>
        </li>
      ))}
    </ol>
  );
}
