import { translate } from '@depot/contracts/errors';
import { useLanguage } from '@depot/i18n';
import { BarcodeOutlined, Button, CheckCircleOutlined, CloseCircleOutlined, CloseOutlined } from '@depot/ui';
import { messages } from '../messages.js';
import classes from './field.module.css';
import type { GivenVerdict, HalfScanned, Scans } from './useScans.js';

interface VerdictLineProps extends Pick<Scans, 'verdict' | 'rejected' | 'dismiss' | 'choose'> {
  /** A label of which something is still to be scanned; it stays in sight until that is done. */
  half?: HalfScanned;
  /** Text before the first scan; by default a message that nothing has been scanned. */
  hint?: string;
}

/**
 * Result of the last scan by colour, icon and text, announced to screen readers; below it the errors that are not
 * dismissed yet.
 */
export function VerdictLine({ verdict, rejected, dismiss, choose, half, hint }: VerdictLineProps) {
  const language = useLanguage();
  return (
    <>
      <div role="status" aria-live="assertive" className={classes.line}>
        {!verdict && <p className={classes.hint}>{hint ?? translate(messages.nothing, language)}</p>}
        {verdict && <Verdict key={verdict.turn} verdict={verdict} />}
      </div>
      {verdict && <Choices verdict={verdict} choose={choose} />}
      {half && <HalfLine {...half} />}
      {rejected.length > 0 && (
        <ul className={classes.earlier} aria-label={translate(messages.earlier, language)}>
          {rejected.map((each) => (
            <li key={each.turn} className={classes.earlierItem}>
              <Verdict verdict={each} />
              <Choices verdict={each} choose={choose} />
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

function Verdict({ verdict: { accepted, isHalf, text } }: { verdict: GivenVerdict }) {
  const look = !accepted ? classes.rejected : isHalf ? classes.half : classes.accepted;
  return (
    <p className={`${classes.verdict} ${look}`} data-accepted={accepted}>
      {!accepted ? (
        <CloseCircleOutlined aria-hidden />
      ) : isHalf ? (
        <BarcodeOutlined aria-hidden />
      ) : (
        <CheckCircleOutlined aria-hidden />
      )}
      <span>{text}</span>
    </p>
  );
}

/** Choices for an ambiguous scan. No button has the focus, because a scanner's Enter would press it. */
function Choices({ verdict: { turn, choices = [] }, choose }: { verdict: GivenVerdict } & Pick<Scans, 'choose'>) {
  if (choices.length === 0) return null;
  return (
    <div className={classes.choices}>
      {choices.map((choice) => (
        <Button key={choice.label} className={classes.button} onClick={() => choose(turn, choice)}>
          {choice.label}
        </Button>
      ))}
    </div>
  );
}

function HalfLine({ text, discard }: HalfScanned) {
  const language = useLanguage();
  return (
    <div className={classes.earlierItem}>
      <p className={`${classes.verdict} ${classes.half}`}>
        <BarcodeOutlined aria-hidden />
        <span>{translate(messages.half, language, { what: text })}</span>
      </p>
      <Button
        className={classes.button}
        icon={<CloseOutlined />}
        aria-label={translate(messages.discardHalf, language)}
        onClick={discard}
      />
    </div>
  );
}
