import type { InboundAnswer } from '@depot/contracts/inbound';
import { listAddress, useNavigate } from '@depot/router';
import { LabelPreview, LabelPrint } from '@depot/stock-entry';
import { Button, EmptyState, useConfirm } from '@depot/ui';
import { useState } from 'react';
import { receiptListPath } from '../../parts/places.js';
import { useTexts } from '../../texts.js';
import classes from './inbound.module.css';
import type { Inbound } from './useInbound.js';
import { WizardBar } from './WizardBar.js';

/** Step 4: the labels, box by box. Printing is the strong button until it was pressed, then DONE. */
export function LabelsStep({ inbound }: { inbound: Inbound }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const getLocation = ({ inventories }: InboundAnswer['inboundItems'][number]['boxes'][number]) =>
    inbound.products.get(inventories[0]?.productId ?? 0)?.location;
  const boxes = (inbound.answer?.inboundItems ?? []).flatMap(({ receiptItem, boxes: own }) =>
    own.flatMap((box, index) =>
      box.inventories.length > 0
        ? [{ ...box, name: receiptItem.nameOnBox, number: index + 1, total: own.length, location: getLocation(box) }]
        : [],
    ),
  );
  const labels = boxes.flatMap(({ inventories }) => inventories);
  const [hasPrinted, setPrinted] = useState(false);
  const isPrinted = hasPrinted || labels.length === 0;
  const confirmDone = async () => {
    const finished = await confirm({ title: t('labels.ask'), yes: t('labels.yes'), no: t('labels.no') });
    if (finished) void navigate(listAddress(receiptListPath));
  };
  return (
    <>
      {labels.length === 0 ? (
        <EmptyState text={t('labels.none')} />
      ) : (
        <div className={classes.labels}>
          <div className={classes.printing}>
            <LabelPrint labels={labels} onPrint={() => setPrinted(true)} />
          </div>
          <div className={classes.labelBoxes}>
            {boxes.map((box) => (
              <section key={box.boxId} className={classes.labelBox}>
                <h3 className={classes.sheetHead}>
                  <span>{box.name}</span>
                  <span className={classes.faint}>{t('inbound.box', { number: box.number, total: box.total })}</span>
                  {box.location && <span>{t('inbound.putAway', { location: box.location })}</span>}
                </h3>
                <LabelPreview labels={box.inventories} />
              </section>
            ))}
          </div>
        </div>
      )}
      <WizardBar progress={t('labels.made', { count: labels.length })}>
        <Button type={isPrinted ? 'primary' : 'default'} size="large" onClick={() => void confirmDone()}>
          {t('labels.done')}
        </Button>
      </WizardBar>
    </>
  );
}
