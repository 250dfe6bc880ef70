/**
 * The look of paper: Letter, hairlines, tabular figures, no screen colours. A sheet is one printed page, so that a line
 * never splits, heads repeat and every page knows its number. `.sheet` is the whole style's scope: it touches nothing
 * else on the screen.
 */
export const paperStyle = `
@page { size: Letter; margin: 0 }
.sheet { box-sizing: border-box; width: 8.5in; height: 11in; padding: 0.6in 0.65in 0.5in; margin: 0 auto;
  background: #fff; color: #16202a;
  display: flex; flex-direction: column; break-after: page; overflow: hidden; text-align: left;
  font: 10pt/1.45 'Paper Latin', 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', 'Inter Variable', sans-serif;
  font-variant-numeric: tabular-nums }
.sheet:last-child { break-after: auto }
.sheet * { box-sizing: border-box }
.sheet h1 { white-space: nowrap; font-size: 19pt; line-height: 1.2; letter-spacing: 0.06em; font-weight: 650;
  margin: 0; color: inherit }
.sheet header { display: flex; gap: 0.3in; justify-content: space-between; align-items: flex-start;
  padding-bottom: 0.14in; border-bottom: 1.5pt solid #16202a }
.sheet .seller { font-weight: 600; margin-top: 3pt }
.sheet dl.facts { display: grid; grid-template-columns: auto auto; gap: 1pt 12pt; margin: 0; max-width: 4.4in }
.sheet dl.facts dt { white-space: nowrap }
.sheet dl.facts dt { color: #5a6570 } .sheet dl.facts dd { margin: 0; text-align: right; font-weight: 550 }
.sheet .parties { display: grid; grid-template-columns: 1fr 1fr; gap: 0.4in; padding: 0.18in 0 }
.sheet .parties h2, .sheet h2 { font-size: 8.5pt; font-weight: 600; letter-spacing: 0.04em; color: #5a6570;
  margin: 0 0 3pt }
.sheet address { font-style: normal; white-space: pre-line }
.sheet table { width: 100%; border-collapse: collapse; table-layout: fixed }
.sheet th { font-size: 8.5pt; font-weight: 600; color: #5a6570; text-align: left; padding: 4pt 6pt;
  border-bottom: 0.75pt solid #16202a; vertical-align: bottom }
.sheet td { padding: 4pt 6pt; border-bottom: 0.5pt solid #d4d9de; vertical-align: top; overflow-wrap: anywhere }
.sheet th:first-child, .sheet td:first-child { padding-left: 0 }
.sheet th:last-child, .sheet td:last-child { padding-right: 0 }
.sheet .number { text-align: right; white-space: nowrap; overflow-wrap: normal }
.sheet .weights { color: #5a6570; font-size: 8pt; line-height: 11pt }
.sheet .sums { margin: 0.16in 0 0 auto; width: 2.9in; display: grid; grid-template-columns: 1fr auto; gap: 3pt 0 }
.sheet .sums dt { color: #5a6570; padding-right: 12pt } .sheet .sums dd { margin: 0; text-align: right }
.sheet .sums .due { margin-top: 2pt; font-weight: 650; font-size: 12pt; color: #16202a;
  border-top: 0.75pt solid #16202a; padding-top: 3pt }
.sheet .stamp { border: 1.5pt solid #16202a; padding: 1pt 8pt; font-weight: 650; letter-spacing: 0.1em;
  display: inline-block; margin-top: 5pt }
.sheet .grow { flex: 1 }
.sheet footer { display: flex; justify-content: space-between; color: #5a6570; font-size: 8pt; padding: 6pt 0 0;
  border: 0; background: none }
.sheet .box { display: inline-block; width: 11pt; height: 11pt; border: 0.75pt solid #16202a }
@media screen { .sheet { box-shadow: 0 0 0 1px #e2ddd2; margin-bottom: 16px } }
`;
