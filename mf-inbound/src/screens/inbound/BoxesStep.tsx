import { Button } from '@depot/ui';
import { Progress } from '@depot/ui/extra';
import { useState } from 'react';
import { useTexts } from '../../texts.js';
import { BoxEditor } from './BoxEditor.js';
import { BoxOverview } from './BoxOverview.js';
import classes from './inbound.module.css';
import { allBoxes, isBoxComplete, withFollowing } from './inboundModel.js';
import type { Inbound } from './useInbound.js';
import { WizardBar } from './WizardBar.js';

/** Step 2: box by box, what is in it. */
export function BoxesStep({ inbound }: { inbound: Inbound }) {
  const { t } = useTexts();
  const { items, products, changeBox, setItems, setStep } = inbound;
  const boxes = allBoxes(items);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      boxes.findIndex(({ box }) => !isBoxComplete(box, products)),
    ),
  );
  const place = boxes[at];
  const done = boxes.filter(({ box }) => isBoxComplete(box, products)).length;
  const isLast = at === boxes.length - 1;
  const complete = done === boxes.length;
  const mayGoOn = place !== undefined && isBoxComplete(place.box, products);
  const next = () => {
    if (!mayGoOn) return;
    if (!isLast) setAt(at + 1);
    else if (complete) setStep(2);
  };
  const previous = () => (at === 0 ? setStep(0) : setAt(at - 1));
  return (
    <>
      <div className={classes.boxes}>
        <BoxOverview boxes={boxes} products={products} current={at} onGo={setAt} />
        {place && (
          <BoxEditor
            key={place.box.boxId}
            place={place}
            products={products}
            onChange={changeBox}
            onNext={next}
            onFillFollowing={() => setItems((before) => withFollowing(before, place))}
          />
        )}
      </div>
      <WizardBar
        progress={
          <>
            <Progress type="circle" size={32} percent={Math.round((done / boxes.length) * 100)} showInfo={false} />
            {t('inbound.filled', { done, total: boxes.length })}
          </>
        }
      >
        <Button size="large" onClick={previous}>
          {t('inbound.previous')}
        </Button>
        {complete && !isLast && (
          <Button size="large" onClick={() => setStep(2)}>
            {t('inbound.toConfirmation')}
          </Button>
        )}
        <Button type="primary" size="large" disabled={!mayGoOn || (isLast && !complete)} onClick={next}>
          {t('inbound.next')}
        </Button>
      </WizardBar>
    </>
  );
}
