import { translate } from '@depot/contracts/errors';
import { useLanguage, useTranslation } from '@depot/i18n';
import { BarcodeOutlined, Button, CameraOutlined, Input } from '@depot/ui';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { messages } from '../messages.js';
import { useWedgeScanner } from '../wedge/useWedgeScanner.js';
import classes from './field.module.css';
import { type HalfScanned, type HandleScan, type ScanSource, useScans } from './useScans.js';
import { VerdictLine } from './VerdictLine.js';

const CameraDialog = lazy(() => import('../camera/CameraDialog.js'));

interface ScanFieldProps {
  /** Handles a scan: `return accept('12.30 lb taken')` or `return rejectScan('This piece is not in stock')`. */
  onScan: HandleScan;
  /** Type of manual input: a code, or a weight on the decimal keypad. */
  entry?: 'code' | 'weight';
  /** False ignores scans and disables the input. */
  enabled?: boolean;
  /** Name of the field, if not "Scan or type a code". */
  label?: string;
  autoFocus?: boolean;
  /** Instruction for the next scan; stands in the place of the result. */
  hint?: string;
  /** Label with missing facts, see `useLabelParts`. */
  half?: HalfScanned;
}

/**
 * One place to scan: hand scanner anywhere on the page, camera, or typed entry; each scan is answered by colour, sound
 * and vibration.
 */
export function ScanField({ onScan, entry = 'code', enabled = true, autoFocus = false, ...texts }: ScanFieldProps) {
  const { label, hint, half } = texts;
  const language = useLanguage();
  const within = useRef<HTMLDivElement>(null);
  const [cameraOpen, setCameraOpen] = useState(false);
  const { take, ...verdicts } = useScans(onScan);
  const scan = useCallback((text: string, source: ScanSource) => void take(text, source), [take]);
  useWedgeScanner((text) => scan(text, 'wedge'), { enabled, within });
  const camera = { onCode: (code: string) => scan(code, 'camera'), onClose: () => setCameraOpen(false) };
  const name = label ?? translate(entry === 'weight' ? messages.weigh : messages.scan, language);
  return (
    <div className={classes.field} ref={within}>
      <div className={classes.entry}>
        <TypedEntry
          name={name}
          entry={entry}
          enabled={enabled}
          autoFocus={autoFocus}
          onEnter={(text) => scan(text, 'typed')}
        />
        <Button
          className={classes.button}
          icon={<CameraOutlined />}
          aria-label={translate(messages.camera, language)}
          disabled={!enabled}
          onClick={() => setCameraOpen(true)}
        />
      </div>
      <VerdictLine {...verdicts} hint={hint} half={half} />
      {cameraOpen && (
        <Suspense>
          <CameraDialog {...camera} verdict={<VerdictLine {...verdicts} half={half} />} />
        </Suspense>
      )}
    </div>
  );
}

interface TypedEntryProps extends Required<Pick<ScanFieldProps, 'entry' | 'enabled' | 'autoFocus'>> {
  name: string;
  onEnter: (text: string) => void;
}

/** Field for codes that no scanner can read, with its button. */
function TypedEntry({ name, entry, enabled, autoFocus, onEnter }: TypedEntryProps) {
  const language = useLanguage();
  const { t } = useTranslation('ui');
  const [typed, setTyped] = useState('');
  const submit = () => {
    if (typed.trim() === '') return;
    setTyped('');
    onEnter(typed);
  };
  return (
    <>
      <Input
        aria-label={name}
        placeholder={name}
        className={classes.input}
        prefix={<BarcodeOutlined />}
        suffix={entry === 'weight' ? t('lb') : undefined}
        inputMode={entry === 'weight' ? 'decimal' : 'text'}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        autoFocus={autoFocus}
        disabled={!enabled}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={submit}
      />
      <Button className={classes.button} disabled={!enabled || typed.trim() === ''} onClick={submit}>
        {translate(messages.enter, language)}
      </Button>
    </>
  );
}
