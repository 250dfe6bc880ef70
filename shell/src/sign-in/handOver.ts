/** Data that the separate sign-in page passes to the shell that it has loaded. */
export interface HandedOver {
  token: string;
  username: string;
}

interface SignInApart {
  /** Resolves when the user has signed in here; with undefined if another tab has started a session. */
  done: Promise<HandedOver | undefined>;
  /** Removes the page before the shell renders its own. */
  leave: () => void;
}

declare global {
  /** Visible sign-in page, rendered before the shell loaded. */
  var depotSignIn: SignInApart | undefined;
}
