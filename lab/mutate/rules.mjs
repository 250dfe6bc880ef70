import ts from 'typescript';
import { carelessFaults } from './careless-rules.mjs';
import { sqlFaults } from './sql-rules.mjs';

const { SyntaxKind } = ts;

/** Operators with a slightly different meaning: a shifted bound, an inverted sign, a negated condition. */
const operators = new Map([
  [SyntaxKind.LessThanToken, ['<=']],
  [SyntaxKind.LessThanEqualsToken, ['<']],
  [SyntaxKind.GreaterThanToken, ['>=']],
  [SyntaxKind.GreaterThanEqualsToken, ['>']],
  [SyntaxKind.EqualsEqualsEqualsToken, ['!==']],
  [SyntaxKind.ExclamationEqualsEqualsToken, ['===']],
  [SyntaxKind.MinusToken, ['+']],
  [SyntaxKind.PlusToken, ['-']],
  [SyntaxKind.AsteriskToken, ['/']],
  [SyntaxKind.SlashToken, ['*']],
  [SyntaxKind.PlusEqualsToken, ['-=']],
  [SyntaxKind.MinusEqualsToken, ['+=']],
]);
const methods = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
]);
/** Calls whose effect only people see. */
const unwatched = /^(logger|console|log)\b|^describeActivity\b/;

/**
 * Faults that the rules find in one node: `{ rule, start, end, text }`; `text` replaces the source from `start` to
 * `end`.
 */
export const faultsIn = (node, source) => [...slips(node, source), ...carelessFaults(node, source)];

/** Faults of one sign or word. */
function slips(node, source) {
  const at = (rule, part, text) => ({ rule, start: part.getStart(source), end: part.getEnd(), text });
  const textOf = (part) => part.getText(source);
  if (ts.isBinaryExpression(node)) return binaryFaults(node, at, textOf);
  if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) return conditionFaults(node, at, textOf);
  if (ts.isExpressionStatement(node)) return statementFaults(node, at, textOf);
  if (ts.isThrowStatement(node)) return [at('removed refusal', node, ts.isBlock(node.parent) ? '' : ';')];
  if (ts.isCallExpression(node)) return callFaults(node, at, textOf);
  if (ts.isJsxAttribute(node)) return handlerFaults(node, at, textOf);
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
    return sqlFaults(textOf(node)).map(({ rule, text }) => at(rule, node, text));
  if (node.kind === SyntaxKind.TrueKeyword) return [at('turned constant', node, 'false')];
  if (node.kind === SyntaxKind.FalseKeyword) return [at('turned constant', node, 'true')];
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
    return [at('turned condition', node, textOf(node.operand))];
  return [];
}

function binaryFaults(node, at, textOf) {
  const { left, right, operatorToken } = node;
  const isText = [left, right].some((part) => ts.isStringLiteralLike(part) || ts.isTemplateExpression(part));
  const swaps = operators.get(operatorToken.kind) ?? [];
  const isSum = operatorToken.kind === SyntaxKind.PlusToken;
  if (swaps.length > 0 && !(isText && isSum)) return swaps.map((text) => at('changed operator', operatorToken, text));
  const isLogical =
    operatorToken.kind === SyntaxKind.AmpersandAmpersandToken || operatorToken.kind === SyntaxKind.BarBarToken;
  if (!isLogical) return [];
  return [at('half a condition', node, textOf(left)), at('half a condition', node, textOf(right))];
}

function conditionFaults(node, at, textOf) {
  const condition = ts.isIfStatement(node) ? node.expression : node.condition;
  return [at('turned condition', condition, `!(${textOf(condition)})`)];
}

function statementFaults({ expression }, at, textOf) {
  const call = ts.isAwaitExpression(expression) ? expression.expression : expression;
  if (!ts.isCallExpression(call) || unwatched.test(textOf(call)) || textOf(call).startsWith('super(')) return [];
  const removed = at('removed call', expression, 'undefined');
  return expression === call ? [removed] : [removed, at('removed await', expression, `void ${textOf(call)}`)];
}

function callFaults(node, at, textOf) {
  const faults = [];
  const [first, second, ...others] = node.arguments;
  const isPlain = (part) => part && (ts.isIdentifier(part) || ts.isPropertyAccessExpression(part));
  if (isPlain(first) && isPlain(second) && others.length === 0 && !unwatched.test(textOf(node)))
    faults.push({
      ...at('swapped arguments', first, ''),
      end: second.getEnd(),
      text: `${textOf(second)}, ${textOf(first)}`,
    });
  if (!ts.isPropertyAccessExpression(node.expression)) return faults;
  const { expression, name } = node.expression;
  const other = methods.get(name.text);
  if (other) faults.push(at('changed method', name, other));
  if (name.text === 'filter' && node.arguments.length === 1)
    faults.push(at('removed filter', node, textOf(expression)));
  return faults;
}

function handlerFaults({ name, initializer }, at, textOf) {
  const isHandler = /^on[A-Z]/.test(textOf(name)) && initializer && ts.isJsxExpression(initializer);
  return isHandler ? [at('emptied handler', initializer, '{() => undefined}')] : [];
}
