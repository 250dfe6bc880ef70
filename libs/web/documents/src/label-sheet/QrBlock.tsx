import { usualLabelSheet } from '@depot/contracts/documents';
import { QRCodeSVG } from 'qrcode.react';
import type { CSSProperties } from 'react';
import { limitText, lineHeight, splitFacts } from './fitText.js';
import { type LabelSheet, labelSheets } from './sheets.js';

/** Content of a label. `expiry` is a day, YYYY-MM-DD. */
export interface Label {
  qrValue: string;
  /** The product, and its weight or amount. */
  qrText: string;
  lot?: string | undefined;
  expiry?: string | undefined;
}

interface QrBlockProps extends Label {
  /** Default: the usual sheet. */
  sheet?: LabelSheet;
}

/** A code of up to 20 letters and digits has as many modules as one of 11, so all are of one size. */
const minVersion = 2;
const pointsPerInch = 72;
const pixelsPerInch = 96;

/** Splits a label into code and text, in points: wide labels have the text beside the code, others below it. */
function computeLayout({ width, height, padding, code, fontSizes }: LabelSheet) {
  const isBeside = width >= 1.4 * height;
  // A scanner needs paper between the code and the text.
  const gap = code * (isBeside ? 0.16 : 0.07);
  const inner = { width: width - 2 * padding, height: height - 2 * padding };
  const room = isBeside
    ? { ...inner, width: inner.width - code - gap }
    : { ...inner, height: inner.height - code - gap };
  return {
    isBeside,
    gap,
    width: room.width * pointsPerInch,
    height: room.height * pointsPerInch,
    factSize: Math.max(5, fontSizes[1] * 0.85),
  };
}

/** The label as a whole. */
function buildBlockStyle(sheet: LabelSheet, { isBeside, gap }: ReturnType<typeof computeLayout>): CSSProperties {
  return {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    overflow: 'hidden',
    color: '#000',
    flexDirection: isBeside ? 'row' : 'column',
    gap: `${gap}in`,
    padding: `${sheet.padding}in`,
    width: `${sheet.width}in`,
    height: `${sheet.height}in`,
    lineHeight,
    fontWeight: 600,
    textAlign: isBeside ? 'left' : 'center',
    overflowWrap: 'anywhere',
  };
}

/** Lot and expiry in as many lines as leave one for the name and one for the code in letters. */
function listFacts(
  { lot, expiry }: Label,
  { width, height, factSize }: ReturnType<typeof computeLayout>,
  nameSize: number,
) {
  const known = [lot ? `LOT ${lot}` : '', expiry ? `EXP ${expiry}` : ''].filter(Boolean);
  const most = Math.floor((height / lineHeight - nameSize) / factSize) - 1;
  return splitFacts(known, { width, size: factSize, most });
}

/**
 * Label with its code, product name, quantity, optional lot and expiry, and the code in letters. The text never changes
 * the size or position of the code.
 */
export function QrBlock({ sheet = labelSheets[usualLabelSheet], ...label }: QrBlockProps) {
  const { qrValue, qrText } = label;
  const layout = computeLayout(sheet);
  const { width, height, factSize } = layout;
  const facts = [...listFacts(label, layout, sheet.fontSizes[1]), qrValue];
  const room = { width, height: height - facts.length * factSize * lineHeight, fontSizes: sheet.fontSizes };
  const { name, amount, size } = limitText(qrText, room);
  return (
    <div className="qr-block" style={buildBlockStyle(sheet, layout)}>
      <QRCodeSVG
        value={qrValue}
        level="H"
        minVersion={minVersion}
        marginSize={0}
        title={qrValue}
        size={sheet.code * pixelsPerInch}
        style={{ flex: 'none', display: 'block' }}
      />
      <div style={{ flex: 'none', width: `${width}pt`, fontSize: `${size}pt` }} title={qrText}>
        <bdi>{name}</bdi> {amount && <span style={{ whiteSpace: 'nowrap' }}>{amount}</span>}
        <div style={{ fontSize: `${factSize}pt`, fontWeight: 400 }}>
          {facts.map((fact, line) => (
            <div key={line} style={{ whiteSpace: 'pre' }}>
              {fact}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
