import type { Page } from '@playwright/test';

declare global {
  /** What a page did against its content security policy: the directive, and what it was about. */
  var violations: string[];
}

/** Has every document of a page note what goes against its policy, from before its first script. */
export async function noteViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.violations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
      globalThis.violations.push([effectiveDirective, blockedURI, sample, sourceFile].join(' ')),
    );
  });
}
