import { translate } from '@depot/contracts/errors';
import { useLanguage } from '@depot/i18n';
import { Button, CheckCircleOutlined, CloseCircleOutlined, CloseOutlined } from '@depot/ui';
import { messages } from '../messages.js';
import classes from './field.module.css';
import type { GivenVerdict, Scans } from './useScans.js';

interface VerdictLineProps extends Pick<Scans, 'verdict' | 'rejected' | 'dismiss'> {
  /** Stands here until the first scan, if not that there was none yet. */
  hint?: string;
}

/**
 * What the last scan did, in colour, sign and words, said to screen readers, too; beneath it refusals that were not
 * dismissed yet.
 */
export function VerdictLine({ verdict, rejected, dismiss, hint }: VerdictLineProps) {
  const language = useLanguage();
  return (
    <>
      <div role="status" aria-live="assertive" className={classes.line}>
        {!verdict && <p className={classes.hint}>{hint ?? translate(messages.nothing, language)}</p>}
        {verdict && <Verdict key={verdict.turn} verdict={verdict} />}
      </div>
      {rejected.length > 0 && (
        <ul className={classes.earlier} aria-label={translate(messages.earlier, language)}>
          {rejected.map((each) => (
            <li key={each.turn} className={classes.earlierItem}>
              <Verdict verdict={each} />
              <Button
                className={classes.button}
                icon={<CloseOutlined />}
                aria-label={translate(messages.dismiss, language, { code: each.code })}
                onClick={() => dismiss(each.turn)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Verdict({ verdict: { accepted, text } }: { verdict: GivenVerdict }) {
  return (
    <p className={`${classes.verdict} ${accepted ? classes.accepted : classes.rejected}`} data-accepted={accepted}>
      {accepted ? <CheckCircleOutlined aria-hidden /> : <CloseCircleOutlined aria-hidden />}
      <span>{text}</span>
    </p>
  );
}
