import { Button, Modal } from '@depot/ui';
import { messages } from '../messages.js';
import { useSay } from '../useSay.js';
import type { PrintedLabel } from './labelRequest.js';
import classes from './labels.module.css';
import { LabelPreview } from './LabelPreview.js';
import { LabelPrint } from './LabelPrint.js';

interface LabelDialogProps {
  labels: readonly PrintedLabel[];
  onClose: () => void;
}

/** More would slow the dialog down and tell nothing new. */
const mostDrawn = 48;

/** Labels to be printed, right after the goods came in or once more later. */
export function LabelDialog({ labels, onClose }: LabelDialogProps) {
  const say = useSay();
  return (
    <Modal
      open
      title={say(messages.labels)}
      width={820}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{say(messages.done)}</Button>}
    >
      <div className={classes.dialog}>
        <LabelPreview labels={labels} most={mostDrawn} />
        <LabelPrint labels={labels} />
      </div>
    </Modal>
  );
}
