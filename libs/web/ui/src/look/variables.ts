import { dark, light } from './palette.js';

/** Widths at which the layout changes, in CSS pixels. */
export const breakpoints = { xs: 0, sm: 320, md: 640, lg: 1024, xl: 1440 } as const;

/** The media query of a phone: bottom bar, cards instead of tables, full-height sheets. */
export const phoneQuery = `(max-width: ${breakpoints.md - 0.02}px)`;

/** The shell ships Inter; Chinese uses the fonts of the device. */
export const fontFamily =
  "'Inter Variable', 'Inter', system-ui, -apple-system, 'Segoe UI', 'PingFang SC', 'Noto Sans CJK SC', " +
  "'Microsoft YaHei', sans-serif";

/**
 * The variables of antd's theme that are needed before antd is there, with the values that it gives them
 * (`variables.spec.ts` compares).
 */
export function lookVariables(isDark: boolean): Readonly<Record<string, string>> {
  const palette = isDark ? dark : light;
  return {
    'font-family': fontFamily,
    'font-size': '14px',
    'line-height': '1.5714285714285714',
    'color-text': palette.ink,
    'color-text-secondary': palette.inkSoft,
    'color-text-tertiary': palette.inkFaint,
    'color-text-light-solid': palette.onPrimary,
    'color-bg-layout': palette.desk,
    'color-bg-container': palette.paper,
    'color-bg-elevated': palette.sheet,
    'color-border': palette.outline,
    'color-link': palette.primary,
    'color-primary': palette.primary,
    'color-primary-bg': palette.chosen,
    'color-error': palette.danger,
    'color-warning': palette.warning,
    'color-warning-bg': palette.warningGround,
    'color-warning-border': `color-mix(in srgb, ${palette.warning} 25%, ${palette.warningGround})`,
  };
}
