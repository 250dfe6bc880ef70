import { type LogoOnPaper, logoUrl } from '@depot/contracts/identity';
import { createContext, useContext } from 'react';

/** Logo addresses by key. A document to print embeds its logos, because the print process makes no requests. */
export type LogoSources = Readonly<Record<string, string>>;

/** Logos that are not in the map are loaded from their address. */
export const LogoContext = createContext<LogoSources>({});

/** Points that a logo may take. */
const most = { width: 180, height: 48 };
/** Points per pixel: a small logo is not enlarged beyond this, because it would be blurred. */
const maxPixel = 0.75;
/** Points below it. */
const gap = 6;

function computePrintedSize({ width, height }: LogoOnPaper): { width: number; height: number } {
  const scale = Math.min(most.width / width, most.height / height, maxPixel);
  return { width: width * scale, height: height * scale };
}

/** Height of a logo and the gap below it, in points; 0 without a logo. */
export function measureLogo(logo: LogoOnPaper | undefined): number {
  return logo ? computePrintedSize(logo).height + gap : 0;
}

/** Decorative: the seller's name stands below it, so the image needs no alternative text. */
export function SellerLogo({ logo }: { logo: LogoOnPaper }) {
  const sources = useContext(LogoContext);
  const { width, height } = computePrintedSize(logo);
  return (
    <img
      className="logo"
      alt=""
      src={sources[logo.key] ?? logoUrl(logo.key)}
      style={{ width: `${width}pt`, height: `${height}pt` }}
    />
  );
}
