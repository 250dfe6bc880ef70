let known: Promise<ReadonlySet<string>> | undefined;

/**
 * True for a password that guessers try first, whatever its case. The list (of zxcvbn, MIT) is read when it is first
 * asked for: most processes set no password for days.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  );
  return (await known).has(password.normalize('NFKC').toLowerCase());
}
