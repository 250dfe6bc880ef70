import { useNotify } from '@depot/remote-kit';
import { useWedgeScanner } from '@depot/scanning';
import { Button, Input } from '@depot/ui';
import { useTexts } from '../../texts.js';
import classes from './inbound.module.css';
import { hasEveryName } from './inboundModel.js';
import type { Inbound } from './useInbound.js';
import { WizardBar } from './WizardBar.js';

/** Step 1: the text written on the boxes of each item. */
export function NamesStep({ inbound }: { inbound: Inbound }) {
  const { t } = useTexts();
  const notify = useNotify();
  const { items, setNameOnBox, setItems, setStep } = inbound;
  // Names are typed by hand: a label scanned here is no name and does not submit the step.
  useWedgeScanner(() => notify.info(t('inbound.scanLater')));
  const ready = hasEveryName(items);
  const named = items.filter(({ nameOnBox }) => nameOnBox.trim() !== '').length;
  const fill = () =>
    setItems((before) =>
      before.map((item) => (item.nameOnBox.trim() ? item : { ...item, nameOnBox: item.productName.slice(0, 100) })),
    );
  const openBoxesStep = () => (ready ? setStep(1) : focusOpenName());
  return (
    <>
      <ul className={classes.names}>
        {items.map((item, index) => (
          <li key={item.deliveryReceiptItemId} className={classes.name}>
            <span>
              <strong>{item.productName}</strong>
              <span className={classes.faint}>{t('inbound.boxCount', { count: item.quantity })}</span>
            </span>
            <Input
              size="large"
              autoFocus={index === 0}
              maxLength={100}
              aria-label={t('inbound.nameOf', { product: item.productName })}
              placeholder={t('receipt.boxName')}
              value={item.nameOnBox}
              onChange={({ target }) => setNameOnBox(item.deliveryReceiptItemId, target.value)}
              enterKeyHint="next"
              data-name-on-box
              onPressEnter={openBoxesStep}
            />
          </li>
        ))}
      </ul>
      <WizardBar
        progress={t('inbound.named', { named, total: items.length })}
        waitsFor={ready ? undefined : t('inbound.nameOpen')}
      >
        <Button size="large" disabled={ready} onClick={fill}>
          {t('inbound.useProductNames')}
        </Button>
        <Button type="primary" size="large" disabled={!ready} onClick={openBoxesStep}>
          {t('inbound.next')}
        </Button>
      </WizardBar>
    </>
  );
}

/** Goes to the first item that has no name yet. */
function focusOpenName(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-name-on-box]')];
  fields.find(({ value }) => value.trim() === '')?.focus();
}
