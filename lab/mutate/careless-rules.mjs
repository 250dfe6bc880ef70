import ts from 'typescript';

/**
 * Faults of a hurried colleague: another variable of the same type, a swallowed error, a forgotten property, event or
 * cache tag, and UTC instead of the distributor's day.
 */
export function carelessFaults(node, source) {
  const textOf = (part) => part.getText(source);
  const at = (rule, part, text) => ({ rule, start: part.getStart(source), end: part.getEnd(), text });
  if (ts.isIdentifier(node)) return [...swappedVariables(node, at, textOf), ...utcFaults(node, at)];
  if (ts.isPropertyAccessExpression(node)) return utcFaults(node, at);
  if (ts.isExpressionStatement(node)) return swallowedErrors(node, at, textOf);
  if (ts.isCallExpression(node)) return swallowedHandlers(node, at, textOf);
  if (ts.isObjectLiteralExpression(node)) return droppedProperty(node, source);
  if (ts.isArrayLiteralExpression(node) && isTagList(node, textOf))
    return node.elements.map((_, index) => dropElement('dropped tag', node.elements, index, source));
  return [];
}

/** The last word of a name: `Address` of `billAddress`. Variables that share it are taken to be of one type. */
const lastWord = (name) => /[A-Z][a-z0-9]*$/.exec(name)?.[0];

/** A variable is replaced by the next one of the same list of parameters or the same destructuring. */
function swappedVariables(node, at, textOf) {
  const name = node.text;
  if (!isUse(node)) return [];
  const list = findLists(node).find((variables) => variables.some((variable) => variable.name === name));
  const own = list?.find((variable) => variable.name === name);
  const other = own && list.find((variable) => variable.name !== name && isOneType(own, variable, textOf));
  if (!other) return [];
  const isShorthand = ts.isShorthandPropertyAssignment(node.parent);
  return [at('swapped variable', node, isShorthand ? `${name}: ${other.name}` : other.name)];
}

function isOneType(one, other, textOf) {
  if (one.type && other.type) return textOf(one.type) === textOf(other.type);
  const word = lastWord(one.name);
  return word !== undefined && word === lastWord(other.name);
}

/** The lists of variables that a place sees, nearest first. */
function findLists(node) {
  const lists = [];
  for (let scope = node.parent; scope; scope = scope.parent) {
    if (ts.isFunctionLike(scope)) lists.push(scope.parameters.flatMap(listVariables));
    if (ts.isFunctionLike(scope))
      for (const { name } of scope.parameters) if (ts.isObjectBindingPattern(name)) lists.push(listBound(name));
    if (!ts.isBlock(scope)) continue;
    for (const statement of scope.statements.filter(ts.isVariableStatement))
      for (const { name } of statement.declarationList.declarations)
        if (ts.isObjectBindingPattern(name) && name.end < node.pos) lists.push(listBound(name));
  }
  return lists;
}

const listVariables = ({ name, type }) => (ts.isIdentifier(name) ? [{ name: name.text, type }] : []);
const listBound = (pattern) =>
  pattern.elements.flatMap(({ name, dotDotDotToken }) =>
    ts.isIdentifier(name) && !dotDotDotToken ? [{ name: name.text }] : [],
  );

/** The value of a variable is read here: it is neither declared, assigned, called nor the name of a member. */
function isUse(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isCallExpression(parent)) return parent.expression !== node;
  if (ts.isBinaryExpression(parent))
    return parent.left !== node || parent.operatorToken.kind !== ts.SyntaxKind.EqualsToken;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isVariableDeclaration(parent)) return parent.initializer === node;
  return [
    ts.isShorthandPropertyAssignment,
    ts.isReturnStatement,
    ts.isConditionalExpression,
    ts.isTemplateSpan,
    ts.isArrayLiteralExpression,
    ts.isSpreadAssignment,
    ts.isSpreadElement,
    ts.isJsxExpression,
    ts.isArrowFunction,
    ts.isAwaitExpression,
    ts.isPrefixUnaryExpression,
  ].some((isKind) => isKind(parent));
}

function utcFaults(node, at) {
  const name = ts.isIdentifier(node) ? node.text : node.name.text;
  const isArgument = ts.isCallExpression(node.parent) && node.parent.arguments.includes(node);
  return isArgument && /^(?:tz|timezone|timeZone)$/.test(name) ? [at('UTC as timezone', node, "'UTC'")] : [];
}

function swallowedErrors({ expression }, at, textOf) {
  if (!ts.isAwaitExpression(expression) || !ts.isCallExpression(expression.expression)) return [];
  return [at('swallowed error', expression, `${textOf(expression)}.catch(() => undefined)`)];
}

function swallowedHandlers({ expression, arguments: given }, at, textOf) {
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'catch' || given.length !== 1) return [];
  return textOf(given[0]).endsWith('=> undefined') ? [] : [at('swallowed error', given[0], '() => undefined')];
}

/** Tags of a cached query, and topics that are published. */
function isTagList({ parent }, textOf) {
  if (ts.isPropertyAssignment(parent)) return /tags$/i.test(textOf(parent.name));
  return ts.isCallExpression(parent) && /\bpublish$/.test(textOf(parent.expression));
}

/** One property of each literal, so that these faults do not outnumber all others. */
function droppedProperty(node, source) {
  const { properties } = node;
  if (properties.length < 2) return [];
  return [dropElement('dropped property', properties, node.getText(source).length % properties.length, source)];
}

/** Leaves an element out, with its comma. */
function dropElement(rule, elements, index, source) {
  const [before, element, after] = [elements[index - 1], elements[index], elements[index + 1]];
  const start = after || !before ? element.getStart(source) : before.getEnd();
  return { rule, start, end: after ? after.getStart(source) : element.getEnd(), text: '' };
}
