import { QRCodeSVG } from 'qrcode.react';
import { fitText } from './fitText.js';
import type { Label } from './LabelSheets.js';

/** Side of the code in CSS pixels, and its error correction: it must scan from a scratched, folded label. */
export const qrSize = 110;

/** A QR code with its text. The block is 144 px, the label's 1.5 in: 150 px would reach over the die cut. */
export function QrBlock({ qrValue, qrText }: Label) {
  const { text, isSmall } = fitText(qrText);
  return (
    <div className="qr-block">
      <QRCodeSVG value={qrValue} size={qrSize} level="H" marginSize={0} title={qrValue} />
      <span className={isSmall ? 'small' : undefined} title={qrText}>
        {text}
      </span>
    </div>
  );
}
