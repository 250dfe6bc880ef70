import { type LabelSheetName, usualLabelSheet } from '@depot/contracts/documents';
import { type Label, QrBlock } from './QrBlock.js';
import { assignLabels, labelPosition, labelSheets } from './sheets.js';

export interface LabelSheetsProps {
  labels: readonly Label[];
  sheet?: LabelSheetName;
  /** First cell to print on a partly used sheet, 1-based. */
  startPosition?: number;
  /** Nudge in inches, for printers that are a little off. */
  offsetX?: number;
  offsetY?: number;
}

/** Exact sheets of labels, each inside its die cut. */
export function LabelSheets({
  labels,
  sheet: name = usualLabelSheet,
  startPosition = 1,
  offsetX = 0,
  offsetY = 0,
}: LabelSheetsProps) {
  const sheet = labelSheets[name];
  return (
    <>
      {assignLabels(sheet, labels, startPosition).map((cells, at) => (
        <section className="label-sheet" key={at}>
          {cells.map((label, cell) => {
            if (!label) return null;
            const { left, top } = labelPosition(sheet, cell);
            return (
              <div className="label" key={cell} style={{ left: `${left + offsetX}in`, top: `${top + offsetY}in` }}>
                <QrBlock {...label} sheet={sheet} />
              </div>
            );
          })}
        </section>
      ))}
    </>
  );
}

/** The style of pages of this stock. */
export function labelStyle(name: LabelSheetName = usualLabelSheet): string {
  const { width, height } = labelSheets[name].page;
  return `
@page { size: ${width}in ${height}in; margin: 0 }
.label-sheet { position: relative; width: ${width}in; height: ${height}in; break-after: page; overflow: hidden;
  background: #fff; font-family: 'Paper Latin', 'Paper Chinese', 'Noto Sans CJK SC', 'PingFang SC',
  'Microsoft YaHei', sans-serif }
.label-sheet:last-child { break-after: auto }
.label { position: absolute }
`;
}
