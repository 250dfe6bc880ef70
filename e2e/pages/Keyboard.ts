import { expect, type Locator, type Page } from '@playwright/test';

/** Maximum number of stops, more than any page needs. */
const maxStops = 80;

/** Hands that never leave the keyboard, and eyes that look where the focus is. */
export class Keyboard {
  constructor(readonly page: Page) {}

  /** Presses Tab until the control has the focus; the focus must be visible at every stop. */
  async to(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(control).toBeVisible();
    await expect(control).toBeEnabled();
    const passed: string[] = [];
    while (!(await control.evaluate((element) => element === document.activeElement))) {
      if (passed.length === maxStops) throw new Error(`Not reached by ${key}: ${passed.join(' | ')}`);
      await this.page.keyboard.press(key);
      passed.push((await this.expectFocus()).name);
    }
  }

  /** Goes to the control and presses it. */
  async press(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.to(control);
    await this.page.keyboard.press(key);
    await this.expectFocus();
  }

  /** Replaces the content of a field. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.to(field);
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(text);
    await this.expectFocus();
  }

  /** Moves down a list until the option is active, and selects it. */
  async choose(option: Locator): Promise<void> {
    await expect(option).toBeVisible();
    await expect(async () => {
      if ((await option.getAttribute('aria-selected')) !== 'true') await this.page.keyboard.press('ArrowDown');
      await expect(option).toHaveAttribute('aria-selected', 'true', { timeout: 200 });
    }).toPass({ intervals: [10] });
    await this.page.keyboard.press('Enter');
    await this.expectFocus();
  }

  /** Something on the page has the focus, and shows it. */
  async expectFocus(): Promise<Focus> {
    let focus: Focus = { name: 'body', isSeen: false };
    await expect(async () => {
      focus = await this.page.evaluate(focusNow);
      expect(focus.name).not.toBe('body');
      expect(focus, 'the focus is seen').toMatchObject({ isSeen: true });
    }).toPass();
    return focus;
  }
}

interface Focus {
  name: string;
  isSeen: boolean;
}

/**
 * Runs in the page: returns the focused element and whether the focus is visible, on the element or on the wrapper that
 * draws the field.
 */
function focusNow(): { name: string; isSeen: boolean } {
  const element = document.activeElement ?? document.body;
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
  const drawn = (at: Element | null | undefined) => {
    if (!at) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  };
  const frame = element.closest('.ant-input-affix-wrapper, .ant-select, .ant-picker, .ant-input-number, .ant-checkbox');
  // the start of a page or step: no control has the focus, and none is marked
  const isContent = element.matches('main, h1[tabindex], h2[tabindex]');
  const isInView = element.checkVisibility() && element.getClientRects().length > 0;
  const shown = [element, element.nextElementSibling, frame, element.closest('label')].some(drawn);
  return {
    name: element === document.body ? 'body' : `${element.localName} ${name}`,
    isSeen: isContent || (isInView && shown),
  };
}
