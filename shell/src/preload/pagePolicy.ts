import { styleNonceName, trustedTypesPolicy } from '@depot/contracts/page';
import { guardOwn } from '../federation/ownFiles.js';

/** As far as it is used: TypeScript's list of what a page has does not know it yet. */
interface TrustedTypes {
  readonly defaultPolicy: unknown;
  createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => unknown;
}

/** What begins an element, a comment or the like, wherever it stands. */
const markup = /<[a-z/!?]/i;

/**
 * What the page's policy asks of scripts, for all that run in it, before any of them does anything: libraries make
 * styles and set addresses of scripts in their own ways.
 */
export function obeyPagePolicy(): void {
  globalThis.depotGuardResource ??= guardOwn;
  const { nonce } = document.querySelector<HTMLMetaElement>(`meta[name="${styleNonceName}"]`) ?? {};
  if (nonce) signStyles(nonce);
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // The shell that comes to the sign-in page finds its policy there.
  if (trustedTypes && !trustedTypes.defaultPolicy) trustedTypes.createPolicy(trustedTypesPolicy, { ...rules });
}

/** Styles that a script makes element by element carry the nonce; those in a text that is made markup never do. */
function signStyles(nonce: string): void {
  const create = document.createElement.bind(document);
  const signed = (name: string, options?: ElementCreationOptions): HTMLElement => {
    const element = create(name, options);
    if (name === 'style') element.nonce = nonce;
    return element;
  };
  document.createElement = signed;
}

/** What may be given to the places where text becomes something that runs; null is refused, and told. */
const rules = {
  /** antd writes a style by `innerHTML`; nothing of ours makes elements of a text. */
  createHTML: (text: string) => (markup.test(text) ? null : text),
  /** An address of a file; from where, the rest of the policy says. */
  createScriptURL: (address: string) => (/^https?:$/.test(new URL(address, location.href).protocol) ? address : null),
};
