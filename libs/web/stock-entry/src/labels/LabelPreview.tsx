import { QrBlock } from '@depot/documents';
import { messages, useMessages } from '../messages.js';
import type { PrintedLabel } from './labelRequest.js';
import classes from './labels.module.css';

interface LabelPreviewProps {
  labels: readonly PrintedLabel[];
  /** Labels drawn; the others are counted. All by default. */
  most?: number;
}

/** The labels as they will look. */
export function LabelPreview({ labels, most = labels.length }: LabelPreviewProps) {
  const translate = useMessages();
  return (
    <ul className={classes.preview}>
      {labels.slice(0, most).map((label) => (
        <li key={label.qrValue} className={classes.label}>
          <QrBlock {...label} />
        </li>
      ))}
      {labels.length > most && (
        <li className={classes.more}>{translate(messages.moreLabels, { n: labels.length - most })}</li>
      )}
    </ul>
  );
}
