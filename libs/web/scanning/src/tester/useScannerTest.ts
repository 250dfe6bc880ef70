import { useEffect, useState } from 'react';
import { isCharacter } from '../wedge/characters.js';
import { slowestGap } from '../wedge/slowRun.js';
import { isEnd, isModifier, type Stroke, toStroke } from '../wedge/stroke.js';
import { inspectScan, type ScannerReport } from './examineScan.js';

/** Listens to all keys while the component is mounted, and reports the scanner's settings after each scan. */
export function useScannerTest(): ScannerReport | undefined {
  const [report, setReport] = useState<ScannerReport>();
  useEffect(() => {
    let strokes: Stroke[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = () => {
      clearTimeout(timer);
      if (strokes.some((stroke) => !isModifier(stroke))) setReport(inspectScan(strokes));
      strokes = [];
    };
    const onKey = (event: KeyboardEvent) => {
      const stroke = toStroke(event);
      const ends = strokes.length > 0 && isEnd(stroke);
      if (!ends && !isModifier(stroke) && !isCharacter(stroke)) return;
      event.preventDefault();
      event.stopPropagation();
      strokes.push(stroke);
      clearTimeout(timer);
      if (ends) finish();
      else timer = setTimeout(finish, slowestGap);
    };
    document.addEventListener('keydown', onKey, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey, true);
    };
  }, []);
  return report;
}
