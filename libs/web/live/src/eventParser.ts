/** An event of a stream, as the server sent it. */
interface StreamEvent {
  event: string;
  data: string;
}

export interface EventParser {
  /** Takes the next piece of the stream, cut anywhere. */
  push(piece: string): StreamEvent[];
  /** The last id that the server gave. */
  readonly lastId: string | undefined;
}

/** Reads server-sent events, as far as our server writes them: `id`, `event`, one or more lines of `data`, comments. */
export function createEventParser(): EventParser {
  let rest = '';
  let lastId: string | undefined;
  let event = '';
  let data: string[] = [];

  const readLine = (line: string): StreamEvent[] => {
    if (line === '') {
      const whole = event || data.length > 0 ? [{ event: event || 'message', data: data.join('\n') }] : [];
      event = '';
      data = [];
      return whole;
    }
    const [field = ''] = line.split(':', 1);
    const value = line.slice(field.length + 1).replace(/^ /, '');
    if (field === 'id') lastId = value;
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
    return [];
  };

  return {
    push(piece) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      return lines.flatMap((line) => readLine(line.replace(/\r$/, '')));
    },
    get lastId() {
      return lastId;
    },
  };
}
