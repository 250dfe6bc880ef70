import { labelSheets } from '@depot/documents';
import { DownloadButton } from '@depot/downloads';
import { PrinterOutlined } from '@depot/ui';
import { useMemo, useState } from 'react';
import { messages, useMessages } from '../messages.js';
import { labelParts } from './labelParts.js';
import { labelRequest, type PrintedLabel } from './labelRequest.js';
import classes from './labels.module.css';
import { useLabelSheet } from './labelSheet.js';
import { LabelSheetSelect } from './LabelSheetSelect.js';
import { useNudge } from './nudge.js';
import { NudgeFields } from './NudgeFields.js';
import { SheetPicker } from './SheetPicker.js';

/** Prints labels onto the stock of this device's printer, from the first free label on; many of them with progress. */
export function LabelPrint({ labels }: { labels: readonly PrintedLabel[] }) {
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
  const areSeveral = parts.length > 1;
  return (
    <div className={classes.print}>
      <p className={classes.count}>{translate(messages.labelCount, { n: count })}</p>
      {areSeveral && <p className={classes.count}>{translate(messages.severalFiles)}</p>}
      <LabelSheetSelect value={sheet} onChange={choose} />
      <SheetPicker sheet={labelSheets[sheet]} value={startPosition} count={count} onChange={setStartPosition} />
      <NudgeFields value={nudge} onChange={setNudge} />
      {parts.map((part) => (
        <DownloadButton
          key={part.first}
          action="print"
          type={part.first === 1 ? 'primary' : 'default'}
          size="large"
          icon={<PrinterOutlined />}
          file={() => ({
            ...labelRequest(part.labels, { sheet, startPosition: part.startPosition, ...nudge }),
            count: part.labels.length,
            title: translate(messages.printing),
          })}
        >
          {areSeveral
            ? translate(messages.printPart, { first: part.first, last: part.first + part.labels.length - 1 })
            : translate(messages.print)}
        </DownloadButton>
      ))}
    </div>
  );
}
