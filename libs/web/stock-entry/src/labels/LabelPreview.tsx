import { labelSheets, QrBlock } from '@depot/documents';
import { messages, useMessages } from '../messages.js';
import { type PrintedLabel, toLabel } from './labelRequest.js';
import classes from './labels.module.css';
import { useLabelSheet } from './labelSheet.js';

interface LabelPreviewProps {
  labels: readonly PrintedLabel[];
  /** Maximum number of labels to draw; the others are counted. Default: all. */
  most?: number;
}

/** Maximum width of a label in pixels: larger ones are scaled down. */
const maxWidth = 144;
const pixelsPerInch = 96;

/** The labels as they will look on the stock of this device's printer. */
export function LabelPreview({ labels, most = labels.length }: LabelPreviewProps) {
  const translate = useMessages();
  const [name] = useLabelSheet();
  const sheet = labelSheets[name];
  const zoom = Math.min(1, maxWidth / (sheet.width * pixelsPerInch));
  return (
    <ul className={classes.preview}>
      {labels.slice(0, most).map((label) => (
        <li key={label.qrValue} className={classes.label}>
          <div style={{ zoom }}>
            <QrBlock {...toLabel(label)} sheet={sheet} />
          </div>
        </li>
      ))}
      {labels.length > most && (
        <li className={classes.more}>{translate(messages.moreLabels, { n: labels.length - most })}</li>
      )}
    </ul>
  );
}
