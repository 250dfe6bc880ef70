import { Navigate } from '@depot/router';
import type { DeliveryReceipt } from '@depot/contracts/inbound';
import type { ProductsById } from '@depot/stock-entry';
import { Page } from '@depot/ui';
import { Steps } from '@depot/ui/extra';
import { receiptListPath } from '../../parts/paths.js';
import { useTexts } from '../../texts.js';
import { BoxesStep } from './BoxesStep.js';
import { ConfirmationStep } from './ConfirmationStep.js';
import { LabelsStep } from './LabelsStep.js';
import { NamesStep } from './NamesStep.js';
import { steps, useInbound, type Inbound } from './useInbound.js';

interface InboundWizardProps {
  receipt: DeliveryReceipt;
  products: ProductsById;
}

/** Four steps: name the boxes, fill them, look over it, print the labels. */
export function InboundWizard({ receipt, products }: InboundWizardProps) {
  const { t } = useTexts();
  const inbound = useInbound(receipt, products);
  if (receipt.status !== 'NEW' && !inbound.answer) return <Navigate to={receiptListPath} replace />;
  return (
    <Page>
      <Steps size="small" current={inbound.step} items={steps.map((name) => ({ title: t(`step.${name}`) }))} />
      <CurrentStep inbound={inbound} />
    </Page>
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
