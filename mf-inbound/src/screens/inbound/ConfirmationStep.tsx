import { isolate } from '@depot/i18n';
import { type ProductsById, unusualWeights, useWeightQuestion } from '@depot/stock-entry';
import { Button, useConfirm, Weight } from '@depot/ui';
import items from '../../parts/items.module.css';
import { useTexts } from '../../texts.js';
import classes from './inbound.module.css';
import { type BoxGroup, groupBoxes, type InboundItem, listBoxes } from './inboundModel.js';
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
          {groupBoxes(item).map((group) => (
            <BoxRows key={group.first} group={group} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Rows of equal boxes: their numbers, and the content of each. */
function BoxRows({ group: { first, last, box } }: { group: BoxGroup }) {
  const { t } = useTexts();
  const isOne = first === last;
  if (!box.arrived)
    return (
      <tr>
        <td>{isOne ? first : `${first}–${last}`}</td>
        <td colSpan={3} className={classes.short}>
          {t(isOne ? 'inbound.missing' : 'confirm.missing')}
        </td>
      </tr>
    );
  return box.lines.map(({ uuid, quantity, weight, lot, expiry }) => (
    <tr key={uuid}>
      <td>{isOne ? first : t('confirm.each', { first, last })}</td>
      <td className={items.number}>{quantity ?? '–'}</td>
      <td className={items.number}>{weight === undefined ? '–' : <Weight hundredths={weight} />}</td>
      <td>{[lot && isolate(lot), expiry].filter(Boolean).join(' · ') || '–'}</td>
    </tr>
  ));
}
