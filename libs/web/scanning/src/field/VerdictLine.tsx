import { CheckCircleOutlined, CloseCircleOutlined } from '@depot/ui';
import classes from './field.module.css';
import type { ScanVerdict } from './useScans.js';

interface VerdictLineProps {
  verdict: (ScanVerdict & { turn: number }) | undefined;
  /** Stands here until the first scan. */
  hint?: string;
}

/** What the last scan did, in colour, sign and words. Said to screen readers, too. */
export function VerdictLine({ verdict, hint }: VerdictLineProps) {
  const tone = verdict?.accepted ? classes.accepted : classes.rejected;
  return (
    <div role="status" aria-live="assertive" className={classes.line}>
      {!verdict && hint && <p className={classes.hint}>{hint}</p>}
      {verdict && (
        <p key={verdict.turn} className={`${classes.verdict} ${tone}`} data-accepted={verdict.accepted}>
          {verdict.accepted ? <CheckCircleOutlined aria-hidden /> : <CloseCircleOutlined aria-hidden />}
          <span>{verdict.text}</span>
        </p>
      )}
    </div>
  );
}
