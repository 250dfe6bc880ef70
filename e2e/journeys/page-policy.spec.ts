import { accounts, expect, inGate, test } from '../fixtures/test.js';
import { noteViolations } from '../pages/noteViolations.js';

test('a page runs nothing that nobody has promised, and makes no markup of texts', inGate, async ({ open, page }) => {
  await noteViolations(page);
  await open(accounts.manager, '/in/inventory');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => globalThis.violations)).toEqual([]);
  const scripts = await page.evaluate(() =>
    [...document.scripts].filter(({ src }) => src).map((each) => each.integrity),
  );
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter((integrity) => !integrity.startsWith('sha384-'))).toEqual([]);

  // Attempts of an attacker who can write into the page.
  const added = await page.evaluate(async () => {
    const markup = () => (document.createElement('div').innerHTML = '<img src="x" onerror="alert(1)">');
    const script = document.createElement('script');
    script.src = [...document.scripts].find(({ src }) => src)?.src ?? '';
    const came = new Promise((resolve) => {
      script.onload = () => resolve('ran');
      script.onerror = () => resolve('refused');
    });
    document.head.append(script);
    const style = document.createElementNS('http://www.w3.org/1999/xhtml', 'style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
    const refused = (attempt: () => unknown) => {
      try {
        return String(attempt());
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [refused(markup), await came, getComputedStyle(document.body).display];
  });
  expect(added).toEqual(['TypeError', 'refused', 'block']);
});
