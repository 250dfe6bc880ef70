const isSql = /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|WHERE)\b/;

/** Each rule takes something out of a statement, or turns it. `tenant` keeps the parameter, which the kit demands. */
const rules = [
  { rule: 'SQL: removed lock', pattern: /\s+FOR UPDATE\b/g, by: () => '' },
  {
    rule: 'SQL: removed tenant',
    pattern: /(?:\w+\.)?tenant_id = :tenantId(?=\s|\)|`|'|$)/g,
    by: () => ':tenantId = :tenantId',
  },
  {
    rule: 'SQL: removed condition',
    pattern: /\s+AND (?!(?:\w+\.)?tenant_id\b)[\w.]+ (?:=|<>|<=|>=|<|>|IS NOT|IS|IN) (?:\([^()]*\)|[:'\w.]+)/g,
    by: () => '',
  },
  {
    rule: 'SQL: moved bound',
    pattern: / (<=|>=|<|>) /g,
    by: (found) => ({ '<=': ' < ', '>=': ' > ', '<': ' <= ', '>': ' >= ' })[found.trim()],
  },
  { rule: 'SQL: turned order', pattern: /\bDESC\b/g, by: () => 'ASC' },
  {
    rule: 'SQL: turned sign',
    pattern: /(?<=\b\w+ = \w+) [+-] (?=[:\w(])/g,
    by: (found) => (found === ' + ' ? ' - ' : ' + '),
  },
];

/** The faults of a literal that holds SQL: its whole text with one place changed. */
export function sqlFaults(literal) {
  if (!isSql.test(literal)) return [];
  return rules.flatMap(({ rule, pattern, by }) =>
    [...literal.matchAll(pattern)].map((match) => ({
      rule,
      text: literal.slice(0, match.index) + by(match[0]) + literal.slice(match.index + match[0].length),
    })),
  );
}
