import { useState } from 'react';
import { useDownloads } from '@depot/downloads';
import { Button, PrinterOutlined } from '@depot/ui';
import { messages } from '../messages.js';
import { useSay } from '../useSay.js';
import { labelRequest, type PrintedLabel } from './labelRequest.js';
import classes from './labels.module.css';
import { NudgeFields } from './NudgeFields.js';
import { storedNudge, storeNudge, type Nudge } from './nudge.js';
import { SheetPicker } from './SheetPicker.js';

/** Prints labels onto a sheet, from the first free label on; many of them with progress. */
export function LabelPrint({ labels }: { labels: readonly PrintedLabel[] }) {
  const say = useSay();
  const [startPosition, setStartPosition] = useState(1);
  const [nudge, setNudge] = useState(storedNudge);
  const { print, isBusy, progress } = useDownloads();

  const changeNudge = (next: Nudge) => {
    storeNudge(next);
    setNudge(next);
  };
  const start = () => {
    const count = labels.length;
    void print({ ...labelRequest(labels, { startPosition, ...nudge }), count, title: say(messages.printing) });
  };
  return (
    <div className={classes.print}>
      <p className={classes.count}>{say(messages.labelCount, { n: labels.length })}</p>
      <SheetPicker value={startPosition} count={labels.length} onChange={setStartPosition} />
      <NudgeFields value={nudge} onChange={changeNudge} />
      <Button type="primary" size="large" icon={<PrinterOutlined />} loading={isBusy} onClick={start}>
        {say(messages.print)}
      </Button>
      {progress}
    </div>
  );
}
