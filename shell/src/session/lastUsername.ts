const storageKey = 'session-username';

/** The e-mail address of the person signed in, for signing in again with the password only. Logout clears it. */
export function rememberUsername(username: string): void {
  localStorage.setItem(storageKey, username);
}

export function rememberedUsername(): string | undefined {
  return localStorage.getItem(storageKey) ?? undefined;
}
