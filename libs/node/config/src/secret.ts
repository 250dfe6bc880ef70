/** Fewest characters of a signing secret: 256 bits as base64. */
const minLength = 32;
/** Fewest different characters; "aaaa…" and "12341234…" are no secrets. */
const minVariety = 12;

/** Why the secret is too weak to sign with, or undefined when it is fine. */
export function weakness(secret: string | undefined): string | undefined {
  if (!secret) return 'is missing; set at least 32 random characters, e.g. from `openssl rand -base64 32`';
  if (secret.length < minLength) return `is too short: at least ${minLength} random characters`;
  if (new Set(secret).size < minVariety)
    return 'is too easy to guess: use random characters, e.g. from `openssl rand -base64 32`';
  return undefined;
}
