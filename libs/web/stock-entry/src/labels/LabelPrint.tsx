import { useState } from 'react';
import { printDocument } from '@depot/api';
import { useNotify } from '@depot/remote-kit';
import { Button, PrinterOutlined } from '@depot/ui';
import { messages } from '../messages.js';
import { useSay } from '../useSay.js';
import { labelRequest, type PrintedLabel } from './labelRequest.js';
import classes from './labels.module.css';
import { NudgeFields } from './NudgeFields.js';
import { storedNudge, storeNudge, type Nudge } from './nudge.js';
import { SheetPicker } from './SheetPicker.js';

/** Prints labels onto a sheet, from the first free label on. */
export function LabelPrint({ labels }: { labels: readonly PrintedLabel[] }) {
  const say = useSay();
  const notify = useNotify();
  const [startPosition, setStartPosition] = useState(1);
  const [nudge, setNudge] = useState(storedNudge);
  const [printing, setPrinting] = useState(false);

  const changeNudge = (next: Nudge) => {
    storeNudge(next);
    setNudge(next);
  };
  const print = async () => {
    setPrinting(true);
    try {
      await printDocument(labelRequest(labels, { startPosition, ...nudge }));
    } catch (failure) {
      notify.failure(failure);
    } finally {
      setPrinting(false);
    }
  };
  return (
    <div className={classes.print}>
      <p className={classes.count}>{say(messages.labelCount, { n: labels.length })}</p>
      <SheetPicker value={startPosition} count={labels.length} onChange={setStartPosition} />
      <NudgeFields value={nudge} onChange={changeNudge} />
      <Button type="primary" size="large" icon={<PrinterOutlined />} loading={printing} onClick={() => void print()}>
        {say(messages.print)}
      </Button>
    </div>
  );
}
