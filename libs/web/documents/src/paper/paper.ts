import { textStyles } from './measure.js';
import { footHeight, headRowHeight, margins, sheetSizes } from './page.js';

/** CSS of a text style. Pagination uses the same figures, so both agree on line breaks. */
const set = (style: keyof typeof textStyles): string => {
  const { size, line, ...rest } = textStyles[style];
  return `font-size: ${size}pt; line-height: ${line}pt; font-weight: ${'isBold' in rest ? 650 : 400}`;
};

const { LETTER, A4 } = sheetSizes;

/**
 * The look of paper: hairlines, tabular figures, no screen colours. A sheet is one printed page, so that a line never
 * splits, heads repeat and every page knows its number. `.sheet` is the whole style's scope: it touches nothing else on
 * the screen.
 */
export const paperStyle = `
@page { size: Letter; margin: 0 }
@page a4 { size: A4; margin: 0 }
.sheet { box-sizing: border-box; width: ${LETTER.width}pt; height: ${LETTER.height}pt;
  padding: ${margins.top}pt ${margins.side}pt ${margins.bottom}pt; margin: 0 auto;
  background: #fff; color: #16202a;
  display: flex; flex-direction: column; break-after: page; overflow: hidden; text-align: left;
  font-family: 'Paper Latin', 'Paper Chinese', 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', 'Inter Variable',
  sans-serif;
  ${set('body')}; font-variant-numeric: tabular-nums }
.sheet.a4 { width: ${A4.width}pt; height: ${A4.height}pt; page: a4 }
.sheet:last-child { break-after: auto }
.sheet * { box-sizing: border-box }
.sheet > * { flex: none }
.sheet h1 { white-space: nowrap; ${set('title')}; letter-spacing: 0.06em; margin: 0; color: inherit }
.sheet header { display: flex; gap: 18pt; justify-content: space-between; align-items: flex-start;
  padding-bottom: 9pt; border-bottom: 1.5pt solid #16202a }
.sheet header > div { width: 240pt }
.sheet .logo { display: block; margin: 0 0 6pt }
.sheet .seller { ${set('strong')}; overflow-wrap: anywhere }
.sheet .contact { ${set('contact')}; color: #3c4650; overflow-wrap: anywhere }
.sheet dl.facts { display: grid; grid-template-columns: 84pt 1fr; gap: 0 6pt; margin: 3pt 0 0 }
.sheet dl.facts dt { white-space: nowrap; color: #5a6570 }
.sheet dl.facts dd { margin: 0; text-align: right; ${set('strong')}; overflow-wrap: anywhere }
.sheet .parties { display: grid; gap: 24pt; padding: 9pt 0 }
.sheet h2 { ${set('label')}; letter-spacing: 0.04em; color: #5a6570; margin: 0 0 2pt }
.sheet address { font-style: normal; white-space: pre-line; overflow-wrap: anywhere }
.sheet .note { ${set('contact')}; white-space: pre-line; overflow-wrap: anywhere }
.sheet table { width: 100%; border-collapse: collapse; table-layout: fixed }
.sheet th { ${set('label')}; color: #5a6570; text-align: left; padding: 3pt 6pt; height: ${headRowHeight}pt;
  border-bottom: 0.75pt solid #16202a; vertical-align: bottom; white-space: nowrap }
.sheet td { padding: 3pt 6pt; border-bottom: 0.5pt solid #c4cad0; vertical-align: top; overflow-wrap: anywhere }
.sheet th:first-child, .sheet td:first-child { padding-left: 0 }
.sheet th:last-child, .sheet td:last-child { padding-right: 0 }
.sheet .number { text-align: right; white-space: nowrap; overflow-wrap: normal }
.sheet .strong td, .sheet td.strong { ${set('strong')} }
.sheet tr.group td { padding-top: 12pt; ${set('strong')} }
.sheet tr.above td:not([rowspan]) { border-bottom: 0; padding-bottom: 0 }
.sheet tr.lots td { padding-top: 0 }
.sheet .weights { color: #3c4650; ${set('small')} }
.sheet .end { display: flex; gap: 18pt; justify-content: space-between; padding-top: 10pt }
.sheet .end > div { flex: 1; min-width: 0 }
.sheet .sums { flex: none; margin: 0; width: 216pt; display: grid; grid-template-columns: 1fr auto; gap: 2pt 0;
  align-content: start }
.sheet .sums dt { color: #3c4650; padding-right: 9pt } .sheet .sums dd { margin: 0; text-align: right;
  white-space: nowrap }
.sheet .sums .due { ${set('sum')}; color: #16202a; border-top: 0.75pt solid #16202a; padding-top: 2pt }
.sheet .struck { text-decoration: line-through }
.sheet .stamp { border: 2.25pt solid #000; color: #000; padding: 2pt 9pt; font-weight: 700; letter-spacing: 0.06em;
  font-size: 12pt; line-height: 16pt; display: inline-block; margin-top: 6pt }
.sheet .grow { flex: 1 }
.sheet footer { display: flex; justify-content: space-between; gap: 12pt; color: #3c4650; ${set('small')};
  height: ${footHeight}pt; padding: 6pt 0 0; border: 0; background: none; white-space: nowrap; overflow: hidden }
.sheet .box { display: inline-block; vertical-align: top; margin-top: 1pt; width: 11pt; height: 11pt;
  border: 0.75pt solid #16202a }
.sheet .line { border-bottom: 0.75pt solid #16202a; height: 26pt }
@media screen { .sheet { box-shadow: 0 0 0 1px #e2ddd2; margin-bottom: 16px; height: auto;
  min-height: ${LETTER.height}pt } .sheet.a4 { height: auto; min-height: ${A4.height}pt } }
`;
