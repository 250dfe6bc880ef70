import ts from 'typescript';

/** Functions of the kits that define what a browser stores, and the properties that name it; the first is required. */
const definitions = {
  defineArchive: ['name'],
  defineEntries: ['prefix'],
  defineQueue: ['prefix', 'mark', 'besides'],
  defineStored: ['key'],
  defineSubmissions: ['prefix', 'mark', 'besides'],
};
const queueing = ['defineQueue', 'defineSubmissions'];
/** Takes its key as the first argument. */
const byArgument = 'defineDraft';
const defining = new RegExp(`\\b(?:${[...Object.keys(definitions), byArgument].join('|')})\\b`);

/**
 * Storage keys and queues that sources define. A key that contains a value, such as an order's id, is listed up to that
 * value.
 *
 * @param {[path: string, text: string][]} sources of one remote
 * @returns {{ storageKeys: string[], queues: string[] }}
 */
export function storedNames(sources) {
  const keys = new Set();
  const queues = new Set();
  const constants = new Constants(sources);
  for (const [path, text] of sources) {
    if (!defining.test(text)) continue;
    for (const { callee, name, value } of definitionsIn(constants.parse(path, text))) {
      const found = value && constants.valuesOf(value);
      if (!found) throw new Error(unreadable(path, callee, value));
      const isQueue = queueing.includes(callee) && name !== 'mark';
      for (const each of found) (isQueue ? queues : keys).add(each);
    }
  }
  return { storageKeys: [...keys].sort(), queues: [...queues].sort() };
}

const unreadable = (path, callee, value) =>
  `${path}: the build cannot read the name${value ? ` ${value.getText()}` : ''} in ${callee}. ` +
  'Write it as text, or as a constant of this remote.';

/** Every named property of a definition; without its value if it is required and absent. */
function definitionsIn(source) {
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node)) found.push(...namesOfCall(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function namesOfCall({ expression, arguments: [argument] }) {
  const callee = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.text;
  if (callee === byArgument) return [{ callee, value: argument }];
  if (!Object.hasOwn(definitions, callee ?? '')) return [];
  return definitions[callee].flatMap((name, place) => {
    const value = argument && ts.isObjectLiteralExpression(argument) ? property(argument, name) : undefined;
    return value || place === 0 ? [{ callee, name, value }] : [];
  });
}

function property({ properties }, wanted) {
  const found = properties.find(({ name }) => name?.text === wanted);
  if (!found) return undefined;
  return ts.isPropertyAssignment(found) ? found.initializer : found.name;
}

/** Texts of expressions, by the constants and one-line functions of the sources. */
class Constants {
  parsed = new Map();

  constructor(sources) {
    this.sources = sources;
  }

  parse(path, text) {
    const known = this.parsed.get(path);
    const source = known ?? ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    this.parsed.set(path, source);
    return source;
  }

  /** All texts that the expression may have; undefined if it is not known. */
  valuesOf(expression) {
    const node = this.resolved(expression);
    if (!node) return undefined;
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isTemplateExpression(node)) return node.head.text === '' ? this.headOf(node) : [node.head.text];
    const parts = ts.isArrayLiteralExpression(node) ? node.elements : this.propertiesOf(node);
    const values = parts?.map((part) => this.valuesOf(part));
    return values?.every(Boolean) ? values.flat() : undefined;
  }

  /** A template that begins with a constant. */
  headOf({ templateSpans: [{ expression, literal }] }) {
    return this.valuesOf(expression)?.map((value) => value + literal.text);
  }

  propertiesOf(node) {
    return ts.isObjectLiteralExpression(node)
      ? node.properties.map(({ initializer, name }) => initializer ?? name)
      : undefined;
  }

  /** What a name, a call or a property stands for. */
  resolved(node) {
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return this.resolved(node.expression);
    if (ts.isIdentifier(node)) return this.declared(node.text);
    if (ts.isCallExpression(node)) return this.returned(node);
    const isProperty = ts.isPropertyAccessExpression(node);
    if (!isProperty && !ts.isElementAccessExpression(node)) return node;
    const object = this.resolved(node.expression);
    if (!object || !ts.isObjectLiteralExpression(object) || !isProperty) return object;
    const value = property(object, node.name.text);
    return value && this.resolved(value);
  }

  returned({ expression }) {
    const called = ts.isIdentifier(expression) ? this.declared(expression.text) : undefined;
    return called && ts.isArrowFunction(called) && !ts.isBlock(called.body) ? this.resolved(called.body) : undefined;
  }

  declared(name) {
    const declaration = new RegExp(`\\bconst ${name}\\b`);
    for (const [path, text] of this.sources) {
      if (!declaration.test(text)) continue;
      for (const statement of this.parse(path, text).statements) {
        const list = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
        const found = list.find((each) => each.name.text === name)?.initializer;
        if (found) return this.resolved(found);
      }
    }
    return undefined;
  }
}
