/**
 * Words of the project's own dialect with a standard replacement: none may be used in a name or a comment.
 * `docs/glossary.md` has the same list for readers. `node tools/check/names.mjs` finds them.
 */
import { basename } from 'node:path';
import typescript from 'typescript';

/**
 * Refused words and their replacements. `names` applies to identifiers and file names, `prose` to comments and
 * documents; `only` limits a row to files, if the word is an ordinary one elsewhere.
 */
export const words = [
  { not: '`asking`, `sending` (files)', say: 'a file of endpoints per domain', file: /^(?:asking|sending)\./ },
  {
    not: '"answers" of a function',
    say: 'returns',
    prose:
      /(?:^|[.;] )Answers (?=(?:its|the|how|whose|whether|an?) )|(?:,|;| and) answers (?=(?:its|how|whose|whether) )/m,
  },
  { not: '`@Reads`', say: '`@ReadRoute`', names: /^Reads$/, prose: /@Reads\b/ },
  {
    not: '`Refusal`, `refuse…`',
    say: '`DomainError`, `assert…`',
    names: /^Refusal$|^refuse[A-Z]|^refusalOf$|^orRefuse$/,
  },
  { not: 'sentence (of an error or a route)', say: 'message', prose: /sentences? (?:in|of) (?:both|the) languages?/i },
  {
    not: '`say`, `useSay`, `spoken`',
    say: '`translate`, `useMessages`',
    names: /^(?:say|useSay|spoken|sayProblem)$/,
    only: /^(?:libs|shell|mf-[^/]+|services)\//,
  },
  { not: 'manners', say: 'session variables', names: /manners/i, prose: /\bmanners\b/i },
  {
    not: 'packet, `justGenerated`',
    say: 'batch, `lastInsertId`',
    names: /^justGenerated$/,
    prose: /\b(?:one|in the|in a) packet\b(?! of)/i,
  },
  { not: '`isApart`, `executeAtEnd`', say: '`isOutside`, `executeOnCommit`', names: /^(?:isApart|executeAtEnd)$/ },
  { not: '`acrossTenants`', say: '`unscoped`', names: /^acrossTenants$/ },
  {
    not: 'chores, tidying',
    say: 'scheduled tasks, cleanup',
    names: /chore|tidy/i,
    prose: /\bchores?\b|\btidy(?:ing)?\b/i,
  },
  { not: '`Lanes`', say: '`KeyedMutex`, workers', names: /^[lL]anes?$|Lanes$/ },
  { not: '`patience`, `alarm`', say: '`timeoutMs`', names: /patience|^alarm/i },
  {
    not: '`most…`, `…AtMost`, `longest…`, `largest…`',
    say: '`max…`',
    names: /^(?:most|longest|largest)[A-Z]|[a-z]AtMost$/,
    // The last one is pdf-lib's.
    except: ['mostQuantity', 'mostWeight', 'largestObjectNumber'],
  },
  { not: '`pauseMs`, `trustFor`', say: '`backoffMs`, `ttlMs`', names: /^pauseMs$|Pauses$|^trustFor/ },
  { not: '`keeper`', say: '`SessionStore`', names: /^keeper$/i, prose: /\bthe keeper\b/ },
  { not: '`askAhead`, `expectPage`', say: '`prefetch…`', names: /^(?:askAhead|expectPage|Expected)$/ },
  { not: 'attendant', say: 'background widget', names: /Attendant/ },
  {
    not: '`keptByWeight`, `inItsMode`, `Weighing`',
    say: '`isBulk`, `normalizeAmount`, `StockMode`',
    names: /^(?:keptByWeight|inItsMode|Weighing)$/,
  },
  {
    not: '`OrderHead`, `OrderTally`, `Tallied`',
    say: '`OrderHeader`, `OrderCounts`',
    names: /^(?:OrderHead|OrderTally|Tallied|Tally)$/,
  },
  { not: '`Worthy`, `OpenWorth`', say: '`PricedLine`, `OpenOrderValue`', names: /^(?:Worthy|OpenWorth)$/ },
  {
    not: '`dealPieces`, draw (stock)',
    say: '`assignUnits`, allocate',
    names: /^dealPieces$|^draw(?:n|Line|Whole|$)/,
    only: /^services\/inventory\/src\//,
  },
  { not: '`takeBack`, `comeBack`, `goodsBack`', say: 'restock, reverse', names: /^(?:TakeBack|comeBack|goodsBack)/ },
  {
    not: '`stock-truth`, `checkBooks`',
    say: 'reconciliation, consistency check',
    names: /stock-?truth|^checkBooks|BooksAgree/i,
  },
  { not: '`blame`', say: '`attributeError`', names: /^blame/i },
  {
    not: '`lateParts`, `useQuietPrefetch`, `early`',
    say: 'lazy bundles, `useIdlePrefetch`, preload',
    names: /^(?:lateParts|useQuietPrefetch)$/,
    file: /^early\.|^lateParts\./,
  },
  {
    not: '`takeChanges`, `LiveEar`',
    say: '`applyInvalidations`, `SseTestClient`',
    names: /^(?:takeChanges|LiveEar)$|^live-ear/,
  },
  { not: '`Shelves`, `Mark` (files)', say: '`LoginIllustration`, `Logo`', file: /^(?:Shelves|Mark)\./ },
  {
    not: '`misfit`, `Shape` (responses)',
    say: 'mismatch, serializer',
    names: /[mM]isfit|^Shape/,
    only: /^libs\/node\/http\//,
  },
  { not: 'floor (bench)', say: 'baseline', names: /^floor|Floor/, except: ['floor'], only: /^lab\/bench\// },
  {
    not: 'house, room (of code)',
    say: 'product, package',
    names: /^(?:rightfulHouse)$/,
    prose: /\bof the house\b|\beach room's\b/i,
  },
  { not: '`letGo`', say: '`release`, `unlock`', names: /^letGo$/ },
  { not: 'he, his, him (whoever)', say: 'they, their', prose: /\b(?:he|his|him|himself)\b/ },
];

const isText = (path) => path.endsWith('.md');
const isCode = (path) => /\.(?:tsx?|mjs|cjs)$/.test(path);
/** Files that list the words or past changes; names of the database and of released versions stay unchanged. */
const exempt = /^(?:docs\/glossary\.md|CHANGELOG\.md|tools\/check\/words(?:\.spec)?\.mjs)$|\/generated\//;

/** Comments of a source, each as one text without its stars. */
function commentsOf(source) {
  const text = source.text;
  const ranges = new Map();
  const visit = (node) => {
    if (node.kind !== typescript.SyntaxKind.JsxText)
      for (const { pos, end } of typescript.getLeadingCommentRanges(text, node.getFullStart()) ?? [])
        ranges.set(pos, end);
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return [...ranges].map(([pos, end]) =>
    text
      .slice(pos, end)
      .replace(/^\s*(?:\/\*\*?|\*\/|\*|\/\/) ?/gm, '')
      .replace(/\n/g, ' '),
  );
}

/** Names that a source declares. */
function namesOf(source) {
  const names = new Set();
  const visit = (node) => {
    if (typescript.isIdentifier(node) && node.parent?.name === node) names.add(node.text);
    typescript.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** Refused words in a file: `<path>: <word>: say <standard>`. */
export function dialectIn(path, text) {
  if (exempt.test(path) || !(isText(path) || isCode(path))) return [];
  const source = isCode(path) && typescript.createSourceFile(path, text, typescript.ScriptTarget.Latest, true);
  const [names, prose] = source ? [[...namesOf(source)], commentsOf(source)] : [[], [text.replace(/```[^]*?```/g, '')]];
  const file = basename(path);
  return words.flatMap(({ not, say, only, except = [], ...row }) => {
    if (only && !only.test(path)) return [];
    const bad = names.filter((name) => row.names?.test(name) && !except.includes(name));
    if (row.names?.test(file.split('.')[0]) || row.file?.test(file)) bad.push(file);
    for (const each of prose) if (row.prose?.test(each)) bad.push(row.prose.exec(each)[0].trim());
    return bad.map((word) => `${path}: ${word}: ${not} is ${say}`);
  });
}
