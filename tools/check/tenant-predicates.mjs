/**
 * Finds statements that name the tenant without limiting rows to it. The database kit refuses a text without
 * `:tenantId`; only an analysis of the text shows whether the parameter limits anything.
 */
import ts from 'typescript';

const limits = /\btenant_id\s*=\s*:tenantId\b/i;
/** A new row contains its tenant. */
const inserts = /\b(INSERT|REPLACE)\b[\s\S]*\btenant_id\b/i;
const isStatement = /\b(SELECT|INSERT|REPLACE|UPDATE|DELETE|WHERE|AND)\b/;

const partsOf = (node) =>
  ts.isStringLiteralLike(node)
    ? [node.text]
    : ts.isTemplateExpression(node)
      ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
      : [];

/** The statements of a source file that are not limited to the tenant they name, each with its line. */
export function unlimitedStatements(text, file = 'source.ts') {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const sql = partsOf(node).join(' … ');
    if (/:tenantId\b/.test(sql) && isStatement.test(sql) && !limits.test(sql) && !inserts.test(sql)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1}: ${sql.replace(/\s+/g, ' ').trim().slice(0, 100)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
