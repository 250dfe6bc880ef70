import { styleNonceName, trustedTypesPolicy } from '@depot/contracts/page';
import { requireOwnIntegrity } from '../verify/ownFiles.js';

/** The part that is used here, because TypeScript's DOM types lack it. */
interface TrustedTypes {
  readonly defaultPolicy: unknown;
  createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => unknown;
}

/** Start of an element, a comment or similar markup anywhere in a text. */
const markup = /<[a-z/!?]/i;

/**
 * Installs what the page's policy requires before any other script runs: libraries create styles and set script
 * addresses in their own ways.
 */
export function applyPagePolicy(): void {
  globalThis.depotGuardResource ??= requireOwnIntegrity;
  const { nonce } = document.querySelector<HTMLMetaElement>(`meta[name="${styleNonceName}"]`) ?? {};
  if (nonce) signStyles(nonce);
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // The shell loaded into the sign-in page finds the policy already installed.
  if (trustedTypes && !trustedTypes.defaultPolicy) trustedTypes.createPolicy(trustedTypesPolicy, { ...rules });
}

/** Styles that a script makes element by element carry the nonce; those in a text that is made markup never do. */
function signStyles(nonce: string): void {
  const create = document.createElement.bind(document);
  const createSigned = (name: string, options?: ElementCreationOptions): HTMLElement => {
    const element = create(name, options);
    if (name === 'style') element.nonce = nonce;
    return element;
  };
  document.createElement = createSigned;
}

/** Rules for values that the browser would execute or parse as markup; null rejects and reports the value. */
const rules = {
  /** antd writes a style by `innerHTML`; Depot's code creates no elements from text. */
  createHTML: (text: string) => (markup.test(text) ? null : text),
  /** Address of a file; other parts of the policy limit its origin. */
  createScriptURL: (address: string) => (/^https?:$/.test(new URL(address, location.href).protocol) ? address : null),
};
