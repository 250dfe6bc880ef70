import type { FirstSteps } from '@depot/contracts/inventory';
import { Link } from '@depot/router';
import { useClaims, useMay } from '@depot/session';
import { defineStored, useStored } from '@depot/storage';
import * as z from '@depot/storage/schema';
import { Button, CheckCircleOutlined } from '@depot/ui';
import { useId } from 'react';
import { useInventoryFirstStepsQuery } from '../../api/inventory.js';
import { useTexts } from '../../texts.js';
import classes from './firstSteps.module.css';

/**
 * Whether the user has hidden the section on this device. Completed steps are never stored, but derived from the data.
 */
const hiddenFirstSteps = defineStored({
  key: 'depot-first-steps-hidden',
  schema: z.arrayOfValid(z.number()),
  scope: 'device',
  version: 1,
});
const noUsers: readonly number[] = [];

/** First steps for the user who sets up a new company; hidden when all are complete, or when the user dismisses it. */
export function FirstStepsSection() {
  const { t } = useTexts();
  const { id } = useClaims();
  const mayManage = useMay('catalogue.page');
  const [hiddenFor = noUsers, setHiddenFor] = useStored(hiddenFirstSteps);
  const isShown = mayManage && !hiddenFor.includes(id);
  const { data } = useInventoryFirstStepsQuery(undefined, { skip: !isShown, refetchOnMountOrArgChange: true });
  const headingId = useId();
  const places = usePlaces(data?.obj.orderId ?? null);
  const done = data && places.filter(([step]) => data.obj[step]).length;
  if (!isShown || !data || done === places.length) return null;
  const next = places.find(([step]) => !data.obj[step])?.[0];
  return (
    <section className={classes.steps} aria-labelledby={headingId}>
      <header className={classes.header}>
        <h2 id={headingId} className={classes.heading}>
          {t('firstSteps.title')}
        </h2>
        <span>{t('firstSteps.progress', { done, all: places.length })}</span>
        <Button type="text" onClick={() => setHiddenFor([...hiddenFor, id])}>
          {t('firstSteps.dismiss')}
        </Button>
      </header>
      <ol className={classes.list}>
        {places.map(([step, to]) => (
          <Step key={step} step={step} to={to} isDone={data.obj[step]} isNext={step === next} />
        ))}
      </ol>
    </section>
  );
}

type StepName = Exclude<keyof FirstSteps, 'orderId'>;

interface StepProps {
  step: StepName;
  to: string;
  isDone: boolean;
  isNext: boolean;
}

/** One step: a link to its screen, and whether it is complete. */
function Step({ step, to, isDone, isNext }: StepProps) {
  const { t } = useTexts();
  return (
    <li className={isDone ? classes.done : undefined} aria-current={isNext ? 'step' : undefined}>
      <Link to={to} className={classes.way}>
        {t(`firstSteps.${step}`)}
      </Link>
      {isDone && (
        <span className={classes.mark}>
          <CheckCircleOutlined /> {t('firstSteps.done')}
        </span>
      )}
    </li>
  );
}

/** The steps in their order, each with the screen on which it is done; from the order on its own page leads. */
function usePlaces(orderId: number | null): [StepName, string][] {
  const [mayOrder, mayRecord] = [useMay('order.add'), useMay('order.manual')];
  const order = orderId === null ? '/in/order' : `/in/order/edit?id=${orderId}`;
  return [
    ['hasCompany', '/in/settings/company'],
    ['hasAreas', '/in/settings/subwarehouse'],
    ['hasCategories', '/in/settings/category'],
    ['hasProducts', '/in/settings/product'],
    ['hasStores', '/in/settings/user'],
    ['hasReceived', '/in/delivery-receipt'],
    ['hasOrdered', mayOrder ? '/in/order/new' : mayRecord ? '/in/order/manual' : '/in/order'],
    ['hasShipped', order],
    ['hasBilled', order],
    ['hasPaid', order],
  ];
}
