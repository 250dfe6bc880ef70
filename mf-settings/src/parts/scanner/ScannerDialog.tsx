import {
  type ScannerReport,
  type ScannerSettings,
  testCode,
  useScannerSettings,
  useScannerTest,
  usualScanner,
} from '@depot/scanning';
import { Alert, Button, Modal } from '@depot/ui';
import { QRCodeSVG } from 'qrcode.react';
import { useTexts } from '../../texts.js';
import classes from './scanner.module.css';

/** A scanner at this pace is recognized by rhythm alone. Milliseconds per key. */
const steadyPaceMs = 50;

/** The user scans a test code and sees the received text; the detected settings are proposed and stored. */
export function ScannerDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const report = useScannerTest();
  const [kept, keep] = useScannerSettings();
  return (
    <Modal open title={t('scanner.title')} onCancel={onClose} footer={null} width={560}>
      <div className={classes.test}>
        <QRCodeSVG className={classes.code} value={testCode} size={160} marginSize={2} title={t('scanner.testCode')} />
        <p>{t('scanner.how')}</p>
      </div>
      <div role="status">
        {report && <Findings report={report} kept={kept} onKeep={keep} />}
        {!report && <p className={classes.faint}>{t('scanner.waiting')}</p>}
      </div>
      {!isSame(kept, usualScanner) && (
        <div className={classes.kept}>
          <span>{describeSettings(kept, t)}</span>
          <Button size="large" onClick={() => keep(usualScanner)}>
            {t('scanner.forget')}
          </Button>
        </div>
      )}
    </Modal>
  );
}

interface FindingsProps {
  report: ScannerReport;
  kept: ScannerSettings;
  onKeep: (settings: ScannerSettings) => void;
}

function Findings({ report, kept, onKeep }: FindingsProps) {
  const { t } = useTexts();
  const { text, paceMs, slowestMs, end, fnc1, proposed } = report;
  const isFast = slowestMs <= steadyPaceMs;
  const rows = [
    ['arrived', showControls(text)],
    ['pace', t('scanner.paceOf', { pace: paceMs, slowest: slowestMs })],
    ['end', t(`scanner.ends.${end}`)],
    ...(proposed
      ? [
          ['prefix', proposed.prefix === '' ? t('scanner.none') : showControls(proposed.prefix)],
          ['fnc1', t(`scanner.fnc1Is.${fnc1}`, { sent: showControls(proposed.separator) })],
          ['layout', t(`scanner.layouts.${proposed.layout}`)],
        ]
      : []),
  ] as const;
  return (
    <>
      <dl className={classes.findings}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`scanner.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!proposed && <Alert type="error" showIcon title={t('scanner.notRecognized')} />}
      {proposed && fnc1 === 'lost' && <Alert type="warning" showIcon title={t('scanner.fnc1Lost')} />}
      {proposed && !isFast && proposed.prefix === '' && (
        <Alert type="warning" showIcon title={t('scanner.slow', { pace: steadyPaceMs })} />
      )}
      {proposed && !isSame(proposed, kept) && (
        <Button type="primary" size="large" className={classes.keep} onClick={() => onKeep(proposed)}>
          {t('scanner.keep')}
        </Button>
      )}
      {proposed && isSame(proposed, kept) && <Alert type="success" showIcon title={t('scanner.fits')} />}
    </>
  );
}

const isSame = (a: ScannerSettings, b: ScannerSettings) =>
  a.prefix === b.prefix && a.separator === b.separator && a.layout === b.layout;

/** Replaces control characters by visible symbols: GS is ␝. */
const showControls = (text: string) =>
  [...text].map((each) => (each < ' ' ? String.fromCodePoint(0x2400 + (each.codePointAt(0) ?? 0)) : each)).join('');

function describeSettings({ prefix, separator, layout }: ScannerSettings, t: ReturnType<typeof useTexts>['t']): string {
  const parts = [
    prefix && t('scanner.keptPrefix', { prefix: showControls(prefix) }),
    separator && t('scanner.keptSeparator', { separator: showControls(separator) }),
    layout !== 'auto' && t(`scanner.layouts.${layout}`),
  ];
  return parts.filter(Boolean).join(' · ');
}
