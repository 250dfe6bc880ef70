/**
 * 32 hexadecimal digits that nobody guesses. `crypto.randomUUID` exists on secure origins only; a warehouse may run on
 * plain HTTP in its own network.
 */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
