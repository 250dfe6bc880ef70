export const RELEASE_TOKENS = Symbol('RELEASE_TOKENS');

/** A team's token that counts. */
export interface ReleaseTokenFacts {
  id: number;
  /** Name in history and activity log. */
  name: string;
  /** Remotes that it may release. */
  remotes: readonly string[];
  /** Tenant whose activity log records its use. */
  tenantId: number;
}

/** Finds tokens for the edge. */
export interface ReleaseTokenDirectory {
  /** Undefined for one that is unknown, ended or expired. */
  find(token: string): Promise<ReleaseTokenFacts | undefined>;
}
