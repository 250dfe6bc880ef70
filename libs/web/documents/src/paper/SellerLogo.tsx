import { type LogoOnPaper, logoUrl } from '@depot/contracts/identity';
import { createContext, useContext } from 'react';

/** Addresses of logos by key. A page to print holds its logos itself, since it can ask nobody. */
export type LogoSources = Readonly<Record<string, string>>;

/** Logos that are not in it are asked for at their address. */
export const LogoContext = createContext<LogoSources>({});

/** Points that a logo may take. */
const most = { width: 180, height: 48 };
/** Points of a pixel on the screen: a small logo is not drawn larger than that, or it is blurred. */
const maxPixel = 0.75;
/** Points below it. */
const gap = 6;

function printedSize({ width, height }: LogoOnPaper): { width: number; height: number } {
  const scale = Math.min(most.width / width, most.height / height, maxPixel);
  return { width: width * scale, height: height * scale };
}

/** Height of a logo and the gap below it, in points; nothing without one. */
export function logoHeight(logo: LogoOnPaper | undefined): number {
  return logo ? printedSize(logo).height + gap : 0;
}

/** Above the seller’s name, which says what it shows. */
export function SellerLogo({ logo }: { logo: LogoOnPaper }) {
  const sources = useContext(LogoContext);
  const { width, height } = printedSize(logo);
  return (
    <img
      className="logo"
      alt=""
      src={sources[logo.key] ?? logoUrl(logo.key)}
      style={{ width: `${width}pt`, height: `${height}pt` }}
    />
  );
}
