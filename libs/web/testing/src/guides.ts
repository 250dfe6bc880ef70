import type { GuideText, LocaleTexts, RemoteManifest, ScreenGuide, ScreenGuides } from '@depot/contracts/deployments';
import { languages } from '@depot/contracts/errors';

/** Structure of a guide, which is the same in all languages. */
const shapeOf = ({ steps, keys = [], final = [] }: GuideText): string =>
  `${steps.length} steps, ${keys.length} keys, ${final.length} warnings`;

const textsOf = ({ purpose, steps, keys = [], final = [] }: GuideText): string[] => [
  ...[purpose, ...steps, ...final],
  ...keys.flatMap(({ press, does }) => [press, does]),
];

/** Differences between the two languages of one guide. */
function gapsBetween(path: string, gb: GuideText, cn: GuideText): string[] {
  const unlike = shapeOf(gb) === shapeOf(cn) ? [] : [`${path}: gb has ${shapeOf(gb)}, cn ${shapeOf(cn)}`];
  const empty = [...textsOf(gb), ...textsOf(cn)].some((text) => text.trim() === '') || gb.steps.length === 0;
  const untranslated = !/\p{Script=Han}/u.test(cn.purpose) || /\p{Script=Han}/u.test(textsOf(gb).join(''));
  return [
    ...unlike,
    ...(empty ? [`${path}: something is empty`] : []),
    ...(untranslated ? [`${path}: a text is in the other language`] : []),
  ];
}

function gapsOf(path: string, gb: ScreenGuide | undefined, cn: ScreenGuide | undefined): string[] {
  if (!gb || !cn) return [`${path} has no guide in ${gb ? 'cn' : 'gb'}`];
  if (!gb.forStore !== !cn.forStore) return [`${path}: one language alone has a text for stores`];
  const ofStore = gb.forStore && cn.forStore ? gapsBetween(`${path} for stores`, gb.forStore, cn.forStore) : [];
  return [...gapsBetween(path, gb, cn), ...ofStore];
}

const wordsIn = (texts: LocaleTexts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : wordsIn(text)));

/** Quotes in a guide that match no text of the remote, for example after a button was renamed. */
function staleQuotes(guides: ScreenGuides, known: ReadonlySet<string>): string[] {
  return Object.entries(guides).flatMap(([path, { forStore, ...guide }]) =>
    [...textsOf(guide), ...(forStore ? textsOf(forStore) : [])]
      .flatMap((text) => [...text.matchAll(/“([^“”]+)”/g)])
      .flatMap(([, quote = '']) => (known.has(quote) ? [] : [`${path}: nothing is called “${quote}”`])),
  );
}

/**
 * Lists screens without a guide in one of the languages, guides without a screen, languages of different structure, and
 * quotes that match no text. Empty if each screen has a complete guide.
 * @param elsewhere Texts from outside the remote that guides may quote, for example names of statuses.
 */
export async function guideGaps(
  { routes, guide, locales }: RemoteManifest<unknown>,
  elsewhere: readonly string[] = [],
): Promise<string[]> {
  if (!guide) return ['The manifest names no guide.'];
  const gb: ScreenGuides = (await guide.gb()).default;
  const cn: ScreenGuides = (await guide.cn()).default;
  const paths = routes.map(({ path }) => path);
  const stray = [...new Set([...Object.keys(gb), ...Object.keys(cn)])].filter((path) => !paths.includes(path));
  const quotes = languages.map(async (language) => {
    const { default: texts } = await locales[language]();
    return staleQuotes(language === 'gb' ? gb : cn, new Set([...wordsIn(texts), ...elsewhere]));
  });
  return [
    ...paths.flatMap((path) => gapsOf(path, gb[path], cn[path])),
    ...stray.map((path) => `${path}: no screen`),
    ...(await Promise.all(quotes)).flat(),
  ];
}
