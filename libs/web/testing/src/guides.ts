import type { GuideText, RemoteManifest, ScreenGuide, ScreenGuides } from '@depot/contracts/deployments';

/** How much a guide says: languages differ in words, not in this. */
const shapeOf = ({ steps, keys = [], final = [] }: GuideText): string =>
  `${steps.length} steps, ${keys.length} keys, ${final.length} warnings`;

const textsOf = ({ purpose, steps, keys = [], final = [] }: GuideText): string[] => [
  ...[purpose, ...steps, ...final],
  ...keys.flatMap(({ press, does }) => [press, does]),
];

/** What is wrong with the two forms of one guide. */
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

/**
 * Screens of a remote that have no guide in one of the languages, guides of no screen, and languages that do not say
 * the same. Empty: each screen has one in both.
 */
export async function guideGaps({ routes, guide }: RemoteManifest<unknown>): Promise<string[]> {
  if (!guide) return ['The manifest names no guide.'];
  const [gb, cn]: ScreenGuides[] = [(await guide.gb()).default, (await guide.cn()).default];
  const paths = routes.map(({ path }) => path);
  const stray = [...new Set([...Object.keys(gb ?? {}), ...Object.keys(cn ?? {})])].filter(
    (path) => !paths.includes(path),
  );
  return [
    ...paths.flatMap((path) => gapsOf(path, gb?.[path], cn?.[path])),
    ...stray.map((path) => `${path}: no screen`),
  ];
}
