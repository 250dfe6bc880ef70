/** What the sign-in page that stands apart tells the shell that it has fetched meanwhile. */
export interface HandedOver {
  token: string;
  username: string;
}

interface SignInApart {
  /** Somebody has signed in here; undefined where another tab has a session now. */
  done: Promise<HandedOver | undefined>;
  /** Takes the page away, for the shell to draw its own. */
  leave: () => void;
}

declare global {
  /** The sign-in page that is on screen, drawn before the shell had come. */
  var depotSignIn: SignInApart | undefined;
}
