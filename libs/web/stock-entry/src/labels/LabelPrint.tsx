import { labelSheets } from '@depot/documents';
import { DownloadButton } from '@depot/downloads';
import { PrinterOutlined } from '@depot/ui';
import { useState } from 'react';
import { messages, useMessages } from '../messages.js';
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
  const file = () => ({
    ...labelRequest(labels, { sheet, startPosition, ...nudge }),
    count,
    title: translate(messages.printing),
  });
  return (
    <div className={classes.print}>
      <p className={classes.count}>{translate(messages.labelCount, { n: count })}</p>
      <LabelSheetSelect value={sheet} onChange={choose} />
      <SheetPicker sheet={labelSheets[sheet]} value={startPosition} count={count} onChange={setStartPosition} />
      <NudgeFields value={nudge} onChange={setNudge} />
      <DownloadButton action="print" type="primary" size="large" icon={<PrinterOutlined />} file={file}>
        {translate(messages.print)}
      </DownloadButton>
    </div>
  );
}
