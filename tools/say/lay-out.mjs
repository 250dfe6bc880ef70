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
  return shorten(linesOf(message), firstLines + lastLines + 1).join('\n');
}

/**
 * Lays out a list of problems within the room of one message. What short ones do not need is divided among the longer
 * ones, so that none hides another.
 *
 * @param {string} heading
 * @param {string[]} problems
 */
export function layOutList(heading, problems) {
  const items = problems.map((text) => linesOf(`  - ${text}`));
  const rooms = divideRoom(
    items.map(({ length }) => length),
    firstLines + lastLines,
  );
  return [heading, ...items.flatMap((lines, at) => shorten(lines, rooms[at]))].join('\n');
}

const linesOf = (message) => message.split('\n').flatMap((line) => (line.length <= width ? [line] : wrap(line)));

/** At least one line, and the one that tells how many are left out. */
const leastRoom = 2;

/** Lines for each of several texts, the shortest first served. */
function divideRoom(lengths, room) {
  const rooms = [];
  let left = room;
  const byLength = lengths.map((length, at) => ({ length, at })).sort((a, b) => a.length - b.length);
  for (const [served, { length, at }] of byLength.entries()) {
    const share = Math.floor(left / (byLength.length - served));
    rooms[at] = Math.max(leastRoom, Math.min(length, share));
    left -= rooms[at];
  }
  return rooms;
}

/** The beginning and the end of lines that are more than the room. */
function shorten(lines, room) {
  if (lines.length <= room) return lines;
  const last = Math.floor(((room - 1) * lastLines) / (firstLines + lastLines));
  const first = room - 1 - last;
  const leftOut = `… ${lines.length - first - last} lines are left out …`;
  return [...lines.slice(0, first), leftOut, ...lines.slice(lines.length - last)];
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
