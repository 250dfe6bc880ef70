import { IDENTITY_PORT, type IdentityPort, type SellerFacts } from '@depot/contracts/identity';
import type { LogoSources } from '@depot/documents/print';
import { Inject, Injectable } from '@nestjs/common';

/** Logos for papers to print. */
@Injectable()
export class PaperLogos {
  constructor(@Inject(IDENTITY_PORT) private readonly identity: Pick<IdentityPort, 'logo'>) {}

  /** Loads the sellers' logos, each once, as data URLs: a printed page must not make requests. */
  async loadLogos(sellers: readonly Pick<SellerFacts, 'logo'>[]): Promise<LogoSources> {
    const sources: Record<string, string> = {};
    for (const key of new Set(sellers.flatMap(({ logo }) => (logo ? [logo.key] : [])))) {
      const content = Buffer.from(await this.identity.logo(key));
      sources[key] = `data:image/webp;base64,${content.toString('base64')}`;
    }
    return sources;
  }
}
