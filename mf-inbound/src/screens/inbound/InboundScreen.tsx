import type { DeliveryReceipt } from '@depot/contracts/inbound';
import { Navigate, useIdParam, useSearchParams } from '@depot/router';
import { type ProductsById, QueuedGoods, reopenedKey } from '@depot/stock-entry';
import { LoadError, Page, Skeleton, StepHeading, usePhone } from '@depot/ui';
import { Steps } from '@depot/ui/extra';
import { useInboundReceiptQuery } from '../../api/inbound.js';
import { useEntryProducts } from '../../api/inventory.js';
import { receiptListPath } from '../../parts/places.js';
import { useTexts } from '../../texts.js';
import { BoxesStep } from './BoxesStep.js';
import { ConfirmationStep } from './ConfirmationStep.js';
import classes from './inbound.module.css';
import { LabelsStep } from './LabelsStep.js';
import { NamesStep } from './NamesStep.js';
import { type Inbound, inboundSteps, type Step, useInbound } from './useInbound.js';

const toList = <Navigate to={receiptListPath} replace />;

/** Receives a delivery. A receipt that is missing or not NEW leads back to the list. */
export function InboundScreen() {
  const id = useIdParam('deliveryReceiptId');
  const receipt = useInboundReceiptQuery({ id: id ?? 0 }, { skip: !id, refetchOnMountOrArgChange: true });
  const { query, products } = useEntryProducts();
  const [params] = useSearchParams();
  if (!id) return toList;
  if (receipt.error && 'statusCode' in receipt.error && receipt.error.statusCode === 404) return toList;
  if (receipt.error && receipt.data?.obj.id !== id) return <LoadError query={receipt} />;
  if (query.error && !query.data) return <LoadError query={query} />;
  if (!query.data || !receipt.data || receipt.data.obj.id !== id) {
    return (
      <Page floor>
        <Skeleton active paragraph={{ rows: 6 }} />
      </Page>
    );
  }
  return <InboundWizard key={`${id} ${reopenedKey(params)}`} receipt={receipt.data.obj} products={products} />;
}

interface InboundWizardProps {
  receipt: DeliveryReceipt;
  products: ProductsById;
}

/** Four steps: name the boxes, fill them, look over it, print the labels. */
function InboundWizard({ receipt, products }: InboundWizardProps) {
  const inbound = useInbound(receipt, products);
  if (receipt.status !== 'NEW' && !inbound.answer) return <Navigate to={receiptListPath} replace />;
  return (
    <Page floor>
      <QueuedGoods {...inbound.queued} />
      <StepTitles current={inbound.step} />
      <CurrentStep inbound={inbound} />
    </Page>
  );
}

/** Titles of the steps, and the heading of the current one; on a phone only this. */
function StepTitles({ current }: { current: Step }) {
  const { t } = useTexts();
  const titles = inboundSteps.map((name) => t(`step.${name}`));
  const phone = usePhone();
  return (
    <>
      {!phone && <Steps size="small" responsive={false} current={current} items={titles.map((title) => ({ title }))} />}
      <StepHeading step={current} className={classes.stepTitle}>
        <span className={classes.count}>
          {current + 1} / {inboundSteps.length}
        </span>
        {titles[current]}
      </StepHeading>
    </>
  );
}

function CurrentStep({ inbound }: { inbound: Inbound }) {
  switch (inbound.step) {
    case 0:
      return <NamesStep inbound={inbound} />;
    case 1:
      return <BoxesStep inbound={inbound} />;
    case 2:
      return <ConfirmationStep inbound={inbound} />;
    case 3:
      return <LabelsStep inbound={inbound} />;
  }
}
