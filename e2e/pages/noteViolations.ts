import type { Page } from '@playwright/test';

declare global {
  /** Violations of the page's content security policy: the directive and the blocked content. */
  var violations: string[];
}

/** Records policy violations in every document of a page, from before its first script. */
export async function noteViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.violations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
      globalThis.violations.push([effectiveDirective, blockedURI, sample, sourceFile].join(' ')),
    );
  });
}
