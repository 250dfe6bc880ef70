import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../workspace-root.mjs';

const decorators = ['ReadRoute', 'Command'];
const head = '/** Generated from the comments of the controllers by `npm run generate`. Do not edit. */\n';

/** `services/host/src/generated/route-texts.ts`: texts of each route for the description of the API. */
export async function routeTextsFile() {
  const texts = {};
  for (const file of await controllers()) Object.assign(texts, textsOf(await readFile(join(root, file), 'utf8'), file));
  const sorted = Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));
  return [
    'services/host/src/generated/route-texts.ts',
    `${head}import type { RouteTexts } from '@depot/node-http';\n\n` +
      `export const routeTexts: RouteTexts = ${JSON.stringify(sorted, null, 2)};\n`,
  ];
}

/** Every controller of the checkout, by its path below the root. */
async function controllers() {
  const isSource = (path) => /\/src\/.*\.controller\.ts$/.test(path) && !/node_modules|\/dist\//.test(path);
  const under = async (folder) =>
    (await readdir(join(root, folder), { recursive: true })).map((path) => `${folder}/${path}`).filter(isSource);
  return [...(await under('services')), ...(await under('libs/node'))].sort();
}

/** By operation id: the first sentence of a route's comment, the rest of it, and its return value. */
export function textsOf(source, file = 'controller.ts') {
  const texts = {};
  const visit = (node) => {
    if (ts.isMethodDeclaration(node)) {
      const id = operationId(node);
      const text = id && textOf(node);
      if (text) texts[id] = text;
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return texts;
}

function operationId(method) {
  for (const { expression } of ts.getDecorators(method) ?? []) {
    if (!ts.isCallExpression(expression) || !decorators.includes(expression.expression.getText())) continue;
    const [options] = expression.arguments;
    const id = options.properties.find((property) => property.name?.getText() === 'id');
    if (id) return id.initializer.text;
  }
  return undefined;
}

function textOf(method) {
  const [comment] = method.jsDoc ?? [];
  const whole = plain(ts.getTextOfJSDocComment(comment?.comment));
  if (!whole) return undefined;
  // Not at an abbreviation: a sentence ends where a new one or a paragraph begins.
  const [summary] = /^.*?[.](?=\s+[A-Z0-9`]|\n|$)/.exec(whole) ?? [whole];
  const description = whole.slice(summary.length).trim();
  const returned = (comment.tags ?? []).find(({ tagName }) => tagName.text === 'returns');
  return {
    summary,
    ...(description && { description }),
    ...(returned && { returns: sentence(plain(ts.getTextOfJSDocComment(returned.comment))) }),
  };
}

/** One line for each paragraph. */
const plain = (text = '') =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .join('\n\n')
    .trim();

const sentence = (text) => text && text[0].toUpperCase() + text.slice(1);
