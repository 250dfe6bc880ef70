import { labelSheets } from '@depot/documents';
import { DownloadButton } from '@depot/downloads';
import { PrinterOutlined } from '@depot/ui';
import { useMemo, useState } from 'react';
import { messages, useMessages } from '../messages.js';
import { type LabelPart, labelParts } from './labelParts.js';
import { labelRequest, type PrintedLabel, type SheetPlace } from './labelRequest.js';
import classes from './labels.module.css';
import { useLabelSheet } from './labelSheet.js';
import { LabelSheetSelect } from './LabelSheetSelect.js';
import { useNudge } from './nudge.js';
import { NudgeFields } from './NudgeFields.js';
import { SheetPicker } from './SheetPicker.js';

interface LabelPrintProps {
  labels: readonly PrintedLabel[];
  /** Called when the user has started to print. */
  onPrint?: () => void;
}

/** Prints labels onto the stock of this device's printer, from the first free label on; many of them with progress. */
export function LabelPrint({ labels, onPrint }: LabelPrintProps) {
  const translate = useMessages();
  const [startPosition, setStartPosition] = useState(1);
  const [nudge, setNudge] = useNudge();
  const [sheet, setSheet] = useLabelSheet();
  const choose = (next: typeof sheet) => {
    setSheet(next);
    setStartPosition(1);
  };
  const count = labels.length;
  const parts = useMemo(() => labelParts(labels, { sheet, startPosition }), [labels, sheet, startPosition]);
  return (
    <div className={classes.print}>
      <p className={classes.count}>{translate(messages.labelCount, { n: count })}</p>
      <PrintButtons parts={parts} place={{ sheet, ...nudge }} onPrint={onPrint} />
      <LabelSheetSelect value={sheet} onChange={choose} />
      <SheetPicker sheet={labelSheets[sheet]} value={startPosition} count={count} onChange={setStartPosition} />
      <NudgeFields value={nudge} onChange={setNudge} />
    </div>
  );
}

interface PrintButtonsProps extends Pick<LabelPrintProps, 'onPrint'> {
  parts: readonly LabelPart[];
  place: Omit<SheetPlace, 'startPosition'>;
}

/** A button for each file; the strong one is the first that was not pressed yet. */
function PrintButtons({ parts, place, onPrint }: PrintButtonsProps) {
  const translate = useMessages();
  const [printed, setPrinted] = useState<readonly number[]>([]);
  const areSeveral = parts.length > 1;
  const next = parts.find(({ first }) => !printed.includes(first));
  const print = ({ first, labels, startPosition }: LabelPart) => {
    setPrinted((before) => [...before, first]);
    onPrint?.();
    const request = labelRequest(labels, { ...place, startPosition });
    return { ...request, count: labels.length, title: translate(messages.printing) };
  };
  return (
    <>
      {areSeveral && <p className={classes.count}>{translate(messages.severalFiles)}</p>}
      {parts.map((part) => (
        <DownloadButton
          key={part.first}
          action="print"
          type={part === next ? 'primary' : 'default'}
          size="large"
          icon={<PrinterOutlined />}
          file={() => print(part)}
        >
          {areSeveral
            ? translate(messages.printPart, { first: part.first, last: part.first + part.labels.length - 1 })
            : translate(messages.print)}
        </DownloadButton>
      ))}
    </>
  );
}
