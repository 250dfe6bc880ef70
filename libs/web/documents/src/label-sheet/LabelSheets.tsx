import { avery22805, dealLabels, labelPosition } from './avery22805.js';
import { QrBlock } from './QrBlock.js';

export interface Label {
  qrValue: string;
  qrText: string;
}

export interface LabelSheetsProps {
  labels: readonly Label[];
  /** 1-based cell of a part-used sheet at which to begin. */
  startPosition?: number;
  /** Nudge in inches, for printers that are a little off. */
  offsetX?: number;
  offsetY?: number;
}

/** Exact Letter sheets of square labels, each inside its die cut. */
export function LabelSheets({ labels, startPosition = 1, offsetX = 0, offsetY = 0 }: LabelSheetsProps) {
  return (
    <>
      {dealLabels(labels, startPosition).map((cells, sheet) => (
        <section className="label-sheet" key={sheet}>
          {cells.map((label, cell) => {
            if (!label) return null;
            const { left, top } = labelPosition(cell);
            const place = {
              left: `${left + offsetX}in`,
              top: `${top + offsetY}in`,
              width: `${avery22805.size}in`,
              height: `${avery22805.size}in`,
            };
            return (
              <div className="label" key={cell} style={place}>
                <QrBlock {...label} />
              </div>
            );
          })}
        </section>
      ))}
    </>
  );
}

export const labelStyle = `
@page { size: Letter; margin: 0 }
.label-sheet { position: relative; width: 8.5in; height: 11in; break-after: page; overflow: hidden; background: #fff }
.label-sheet:last-child { break-after: auto }
.label { position: absolute; display: flex; align-items: center; justify-content: center; overflow: hidden }
.qr-block { display: flex; flex-direction: column; align-items: center; width: 144px; max-width: 150px; color: #000;
  font: 600 7pt/1.15 'Paper Latin', 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', 'Inter Variable', sans-serif }
.qr-block svg { display: block }
.qr-block span { max-height: 2.3em; margin-top: 4px; padding: 0 6px; text-align: center; overflow: hidden;
  overflow-wrap: anywhere }
.qr-block .small { max-height: 3.45em; font-size: 5.5pt }
`;
