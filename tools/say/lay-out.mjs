const width = 100;
/** Lines shown of a longer message: its beginning, and its end, where commands state their result. */
const [firstLines, lastLines] = [40, 30];

/**
 * Lays out the message of a refusal for a terminal: sentences on lines of their own, long ones wrapped, the middle of
 * a very long one left out.
 *
 * @param {string} message
 */
export function layOut(message) {
  const lines = message.split('\n').flatMap((line) => (line.length <= width ? [line] : wrap(line)));
  const leftOut = lines.length - firstLines - lastLines;
  if (leftOut <= 1) return lines.join('\n');
  return [...lines.slice(0, firstLines), `… ${leftOut} lines are left out …`, ...lines.slice(-lastLines)].join('\n');
}

/** Sentences of a long line: where a list follows a colon, each of its sentences is an item. */
function wrap(line) {
  const [, indent, mark] = /^(\s*)(- )?/.exec(line);
  const [head, ...rest] = line.trim().split(/(?<=[.。:：])\s+(?=[A-Z0-9“\p{Script=Han}]|mf-)/u);
  const below = `${indent}${mark ? '  ' : ''}`;
  return [...fold(head, indent, below), ...rest.flatMap((sentence) => fold(sentence, `${below}- `, `${below}  `))];
}

/** Words of a text on lines that are no longer than the width, unless one word is. */
function fold(text, first, next) {
  const lines = [];
  let line = first;
  for (const word of text.split(' ')) {
    const isFull = line.trim() !== '' && line.trim() !== '-' && line.length + word.length + 1 > width;
    if (isFull) {
      lines.push(line);
      line = next;
    }
    line += line === first || line === next ? word : ` ${word}`;
  }
  return [...lines, line];
}
