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

/** Maximum number of labels to draw: more would slow the dialog down without adding information. */
const maxDrawn = 48;

/** Prints labels, right after receiving goods or again later. */
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
        <LabelPrint labels={labels} />
        <LabelPreview labels={labels} most={maxDrawn} />
      </div>
    </Modal>
  );
}
