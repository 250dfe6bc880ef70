import { Button, Modal } from '@depot/ui';
import { messages, useMessages } from '../messages.js';
import { LabelPreview } from './LabelPreview.js';
import { LabelPrint } from './LabelPrint.js';
import type { PrintedLabel } from './labelRequest.js';
import classes from './labels.module.css';

interface LabelDialogProps {
  labels: readonly PrintedLabel[];
  onClose: () => void;
}

/** More would slow the dialog down and tell nothing new. */
const maxDrawn = 48;

/** Labels to be printed, right after the goods came in or once more later. */
export function LabelDialog({ labels, onClose }: LabelDialogProps) {
  const translate = useMessages();
  return (
    <Modal
      open
      title={translate(messages.labels)}
      width={820}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{translate(messages.done)}</Button>}
    >
      <div className={classes.dialog}>
        <LabelPreview labels={labels} most={maxDrawn} />
        <LabelPrint labels={labels} />
      </div>
    </Modal>
  );
}
