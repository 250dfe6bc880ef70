import { useLanguage } from '@depot/i18n';
import {
  accept,
  faultText,
  type HalfScanned,
  type HandleScan,
  type Placement,
  rejectScan,
  ScanField,
  useLabelParts,
} from '@depot/scanning';
import { Button } from '@depot/ui';
import { Progress } from '@depot/ui/extra';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts.js';
import { BoxEditor, focusOpenAmount } from './BoxEditor.js';
import { BoxOverview } from './BoxOverview.js';
import { type BoxScanResult, type FilledLine, scanIntoBoxes, scanOntoBox } from './boxScan.js';
import classes from './inbound.module.css';
import { type BoxPlace, findOpenBox, isBoxComplete, listBoxes, withFollowing } from './inboundModel.js';
import type { Inbound } from './useInbound.js';
import { WizardBar } from './WizardBar.js';

interface BoxScan {
  onScan: HandleScan;
  /** A label of which something is still to be scanned. */
  half: HalfScanned | undefined;
  /** The next barcode starts another label. */
  forget: () => void;
}

/** Fills boxes from their labels, wherever on the receipt they belong, and leads to the box that was filled. */
function useBoxScan(inbound: Inbound, place: BoxPlace | undefined, onFilled: (boxId: number) => void): BoxScan {
  const { t } = useTexts();
  const language = useLanguage();
  const { itemsNow, products, setItems } = inbound;
  /** Place of the last scan, where the next one continues even before the page renders. */
  const last = useRef(place);
  useEffect(() => {
    last.current = place;
  }, [place]);
  const applyBoxScan = (scanned: BoxScanResult): Placement<FilledLine> => {
    if (scanned.kind === 'ambiguous') return scanned;
    if (scanned.kind === 'refused') return { refused: rejectScan(t(`boxScan.${scanned.reason}`)) };
    last.current = scanned.place;
    setItems(() => scanned.items);
    onFilled(scanned.place.box.boxId);
    const { item, number } = scanned.place;
    const { weight, line, isHalf, isOver } = scanned;
    const values = { item: item.nameOnBox, number, total: item.boxes.length, weight };
    const message = isOver ? 'over' : isHalf ? 'half' : weight === undefined ? 'counted' : 'weighed';
    return { place: line, verdict: accept(t(`boxScan.${message}`, values)), ...(isHalf && { awaits: item.nameOnBox }) };
  };
  const { take, half, forget } = useLabelParts<FilledLine>({
    onItem: (facts, productId) => {
      const current = last.current;
      if (!current) return { refused: rejectScan(t('boxScan.unreadable')) };
      return applyBoxScan(scanIntoBoxes(facts, itemsNow(), current, products, productId));
    },
    onPart: (line, whole, part) => {
      const added = scanOntoBox(line, { whole, part }, itemsNow(), products);
      return added && applyBoxScan(added);
    },
  });
  const onScan: HandleScan = ({ read }) => {
    if ('fault' in read) return rejectScan(faultText(read.fault, language));
    // A code that could be a lot or one of Depot's labels is a lot, because no labelled goods are received here.
    const gs1 = read.gs1;
    return gs1 ? take(gs1) : rejectScan(t('boxScan.ourLabel'));
  };
  return { onScan, half, forget };
}

/** Current box, and navigation between boxes by hand and by scans. */
function useBoxes(inbound: Inbound) {
  const { items, products, setStep } = inbound;
  const boxes = listBoxes(items);
  // returning from the confirmation opens the last box again
  const [at, setAt] = useState(() => {
    const open = boxes.findIndex(({ box }) => !isBoxComplete(box, products));
    return open < 0 ? boxes.length - 1 : open;
  });
  /** Box that the last scan filled, and a counter of scans that remounts the box. */
  const [scanned, setScanned] = useState<{ boxId?: number; turn: number }>({ turn: 0 });
  const scan = useBoxScan(inbound, boxes[at], (boxId) => {
    setAt(listBoxes(inbound.itemsNow()).findIndex(({ box }) => box.boxId === boxId));
    setScanned(({ turn }) => ({ boxId, turn: turn + 1 }));
  });
  const place = boxes[at];
  const done = boxes.filter(({ box }) => isBoxComplete(box, products)).length;
  const mayGoOn = place !== undefined && isBoxComplete(place.box, products);
  /** Manual navigation: the first field of the box takes the focus, and the next scan starts another label. */
  const openBox = (index: number) => {
    scan.forget();
    setScanned(({ turn }) => ({ turn }));
    setAt(index);
  };
  const goOn = () => {
    const next = findOpenBox(boxes, at, products);
    if (!mayGoOn) focusOpenAmount();
    else if (next !== undefined) openBox(next);
    else setStep(2);
  };
  const openPreviousBox = () => (at === 0 ? setStep(0) : openBox(at - 1));
  return { boxes, at, place, scanned, scan, done, mayGoOn, openBox, goOn, openPreviousBox };
}

/** Step 2: the content of each box. */
export function BoxesStep({ inbound }: { inbound: Inbound }) {
  const { t } = useTexts();
  const { products, changeBox, setItems } = inbound;
  const { boxes, place, scanned, mayGoOn, ...step } = useBoxes(inbound);
  return (
    <>
      <div className={classes.boxes}>
        <BoxOverview boxes={boxes} products={products} current={step.at} onGo={step.openBox} />
        <div className={classes.work}>
          <ScanField onScan={step.scan.onScan} half={step.scan.half} hint={t('boxScan.hint')} />
          {place && (
            <BoxEditor
              key={`${place.box.boxId} ${scanned.turn}`}
              isScanned={scanned.boxId === place.box.boxId}
              place={place}
              products={products}
              onChange={changeBox}
              onNext={step.goOn}
              onFillFollowing={() => setItems((before) => withFollowing(before, place))}
            />
          )}
        </div>
      </div>
      <WizardBar
        progress={<FilledBoxes done={step.done} total={boxes.length} />}
        waitsFor={mayGoOn ? undefined : t('inbound.boxOpen')}
      >
        <Button size="large" onClick={step.openPreviousBox}>
          {t('inbound.previous')}
        </Button>
        <Button type="primary" size="large" disabled={!mayGoOn} onClick={step.goOn}>
          {t('inbound.next')}
        </Button>
      </WizardBar>
    </>
  );
}

/** Number of completed boxes. */
function FilledBoxes({ done, total }: { done: number; total: number }) {
  const { t } = useTexts();
  const filled = t('inbound.filled', { done, count: total });
  const percent = Math.round((done / total) * 100);
  return (
    <>
      <Progress type="circle" size={32} percent={percent} showInfo={false} aria-label={filled} />
      {filled}
    </>
  );
}
