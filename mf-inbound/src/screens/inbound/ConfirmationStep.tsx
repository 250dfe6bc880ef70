import { isolate } from '@depot/i18n';
import { type ProductsById, unusualWeights, useWeightQuestion } from '@depot/stock-entry';
import { Button, useConfirm, Weight } from '@depot/ui';
import items from '../../parts/items.module.css';
import { useTexts } from '../../texts.js';
import classes from './inbound.module.css';
import { type InboundItem, listBoxes } from './inboundModel.js';
import { sumItem } from './inboundWork.js';
import type { Inbound } from './useInbound.js';
import { WizardBar } from './WizardBar.js';

/** Step 3: overview of the whole delivery before it is received. */
export function ConfirmationStep({ inbound }: { inbound: Inbound }) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const questionWeights = useWeightQuestion();
  const confirmSubmit = async () => {
    const arrived = listBoxes(inbound.items).flatMap(({ box }) => (box.arrived ? box.lines : []));
    const unusual = unusualWeights(arrived, inbound.products);
    if (!(await questionWeights(unusual))) return;
    const run = () => inbound.sendInbound(unusual.length > 0);
    await confirm({ title: t('confirm.ask'), yes: t('confirm.yes'), no: t('confirm.no'), run });
  };
  return (
    <>
      <div className={classes.sheet}>
        {inbound.items.map((item) => (
          <ItemSheet key={item.deliveryReceiptItemId} item={item} products={inbound.products} />
        ))}
      </div>
      <WizardBar progress={t('confirm.hint')}>
        <Button size="large" disabled={inbound.isRunning} onClick={() => inbound.setStep(1)}>
          {t('inbound.previous')}
        </Button>
        <Button type="primary" size="large" loading={inbound.isRunning} onClick={() => void confirmSubmit()}>
          {t('confirm.yes')}
        </Button>
      </WizardBar>
    </>
  );
}

function ItemSheet({ item, products }: { item: InboundItem; products: ProductsById }) {
  const { t } = useTexts();
  const { arrived, pieces, weight } = sumItem(item, products);
  return (
    <section>
      <h3 className={classes.sheetHead}>
        <span>{item.nameOnBox}</span>
        {item.productName !== item.nameOnBox && <span className={classes.faint}>{item.productName}</span>}
        <span className={arrived < item.quantity ? classes.short : classes.faint}>
          {t('confirm.arrived', { arrived, count: item.quantity })}
        </span>
        {pieces > 0 && <span className={classes.faint}>{t('confirm.pieces', { count: pieces })}</span>}
        {weight > 0 && <Weight hundredths={weight} />}
      </h3>
      <table className={items.items}>
        <thead>
          <tr>
            <th>{t('confirm.box')}</th>
            <th className={items.number}>{t('receipt.quantity')}</th>
            <th className={items.number}>{t('received.weight')}</th>
            <th>{t('confirm.lot')}</th>
          </tr>
        </thead>
        <tbody>
          {item.boxes.map((box, index) =>
            box.arrived ? (
              box.lines.map((line) => (
                <tr key={line.uuid}>
                  <td>{index + 1}</td>
                  <td className={items.number}>{line.quantity ?? '–'}</td>
                  <td className={items.number}>
                    {line.weight === undefined ? '–' : <Weight hundredths={line.weight} />}
                  </td>
                  <td>{[line.lot && isolate(line.lot), line.expiry].filter(Boolean).join(' · ') || '–'}</td>
                </tr>
              ))
            ) : (
              <tr key={box.boxId}>
                <td>{index + 1}</td>
                <td colSpan={3} className={classes.short}>
                  {t('inbound.missing')}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </section>
  );
}
