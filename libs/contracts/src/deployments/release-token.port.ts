export const RELEASE_TOKENS = Symbol('RELEASE_TOKENS');

/** A team's token that counts. */
export interface ReleaseTokenFacts {
  id: number;
  /** What history and activity log call it. */
  name: string;
  /** What it may release. */
  remotes: readonly string[];
  /** Whose activity log tells of what is done with it. */
  tenantId: number;
}

/** Where the edge looks tokens up. */
export interface ReleaseTokenDirectory {
  /** Undefined for one that is unknown, ended or expired. */
  find(token: string): Promise<ReleaseTokenFacts | undefined>;
}
