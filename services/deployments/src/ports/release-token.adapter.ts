import type { ReleaseTokenDirectory, ReleaseTokenFacts } from '@depot/contracts/deployments';
import { Injectable } from '@nestjs/common';
import { ReleaseTokenService } from '../token/release-token.service.js';

/** Tokens of teams, as the edge looks them up. */
@Injectable()
export class ReleaseTokenAdapter implements ReleaseTokenDirectory {
  constructor(private readonly tokens: ReleaseTokenService) {}

  find(token: string): Promise<ReleaseTokenFacts | undefined> {
    return this.tokens.find(token);
  }
}
