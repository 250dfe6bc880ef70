import { theme, type ThemeConfig } from 'antd';
import { type ColorPalette, dark, light } from '../look/palette.js';
import { fontFamily } from '../look/variables.js';

export type Appearance = 'light' | 'dark';

/** Our palette as antd's tokens. `cssVar.key` is the class that carries the variables; the document's root has it. */
export const themeClass = 'depot';

/** A quarter of the colour over its ground: the hairline around a notice. */
const mergeColors = (colour: string, ground: string): string => `color-mix(in srgb, ${colour} 25%, ${ground})`;

function buildTokens(palette: ColorPalette): ThemeConfig['token'] {
  return {
    fontFamily,
    fontSize: 14,
    borderRadius: 6,
    borderRadiusSM: 4,
    borderRadiusLG: 10,
    wireframe: false,
    colorPrimary: palette.primary,
    colorInfo: palette.info,
    colorSuccess: palette.success,
    colorWarning: palette.warning,
    colorError: palette.danger,
    colorLink: palette.primary,
    colorTextBase: palette.ink,
    colorBgBase: palette.paper,
    colorText: palette.ink,
    colorTextSecondary: palette.inkSoft,
    colorTextTertiary: palette.inkFaint,
    colorTextDescription: palette.inkFaint,
    colorTextPlaceholder: palette.inkFaint,
    colorTextLightSolid: palette.onPrimary,
    colorBgLayout: palette.desk,
    colorBgContainer: palette.paper,
    colorBgElevated: palette.sheet,
    colorBgSpotlight: palette.ink,
    colorFillAlter: palette.shade,
    colorBorder: palette.outline,
    colorBorderSecondary: palette.hairline,
    colorSplit: palette.hairline,
    colorPrimaryBg: palette.chosen,
    colorErrorBg: palette.dangerGround,
    colorWarningBg: palette.warningGround,
    colorSuccessBg: palette.successGround,
    colorInfoBg: palette.infoGround,
    colorErrorBorder: mergeColors(palette.danger, palette.dangerGround),
    colorWarningBorder: mergeColors(palette.warning, palette.warningGround),
    colorSuccessBorder: mergeColors(palette.success, palette.successGround),
    colorInfoBorder: mergeColors(palette.info, palette.infoGround),
    controlItemBgActive: palette.chosen,
    controlItemBgActiveHover: palette.chosen,
    boxShadowTertiary: 'none',
    controlHeight: 34,
  };
}

function buildComponents(palette: ColorPalette): ThemeConfig['components'] {
  return {
    Button: {
      primaryColor: palette.onPrimary,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      fontWeight: 500,
      defaultBg: 'transparent',
    },
    Tooltip: { colorTextLightSolid: palette.paper },
    Table: {
      headerBg: palette.shade,
      headerColor: palette.inkSoft,
      headerSplitColor: 'transparent',
      rowHoverBg: palette.shade,
      rowSelectedBg: palette.chosen,
      rowSelectedHoverBg: palette.chosen,
      borderColor: palette.hairline,
      headerBorderRadius: 0,
      cellPaddingBlockSM: 7,
    },
    Menu: {
      itemBg: 'transparent',
      subMenuItemBg: 'transparent',
      itemSelectedBg: palette.chosen,
      itemSelectedColor: palette.primary,
      itemHeight: 36,
      activeBarBorderWidth: 0,
      itemBorderRadius: 6,
      itemMarginInline: 0,
    },
    Form: { labelColor: palette.inkSoft, verticalLabelPadding: '0 0 4px', itemMarginBottom: 22 },
    Card: { headerFontSize: 15 },
    Segmented: { trackBg: palette.shade, itemSelectedBg: palette.sheet },
    Modal: { titleFontSize: 17 },
    Descriptions: { labelColor: palette.inkFaint },
  };
}

/** Minimum height of fields and buttons on a phone, in pixels, including those that are small on a desktop. */
const thumb = { controlHeight: 44, controlHeightLG: 48, controlHeightSM: 44 };

const buildThumbComponents = (palette: ColorPalette): ThemeConfig['components'] => ({
  Checkbox: { controlInteractiveSize: 22 },
  Switch: {
    trackHeight: 24,
    trackMinWidth: 44,
    handleSize: 20,
    trackHeightSM: 24,
    trackMinWidthSM: 44,
    handleSizeSM: 20,
  },
  Button: { ...buildComponents(palette)?.Button, paddingInlineSM: 12 },
  // room for the error message of a field above the next label
  Form: { ...buildComponents(palette)?.Form, itemMarginBottom: 28 },
});

/** antd dims the colours of a dark theme; ours are chosen for it, and reach their contrast as they are. */
const withOwnColours: typeof theme.darkAlgorithm = (seed, map) => {
  const { colorPrimary, colorInfo, colorSuccess, colorWarning, colorError } = seed;
  const own = { colorPrimary, colorInfo, colorSuccess, colorWarning, colorError, colorLink: colorPrimary };
  return { ...theme.darkAlgorithm(seed, map), ...own };
};

export function buildAntdTheme(appearance: Appearance, motion: boolean, phone = false): ThemeConfig {
  const palette = appearance === 'dark' ? dark : light;
  return {
    algorithm: appearance === 'dark' ? withOwnColours : theme.defaultAlgorithm,
    cssVar: { prefix: 'depot', key: themeClass },
    hashed: false,
    token: { ...buildTokens(palette), ...(phone && thumb), motion },
    components: { ...buildComponents(palette), ...(phone && buildThumbComponents(palette)) },
  };
}
