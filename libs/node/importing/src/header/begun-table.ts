/** A table of a file: the only one of a text file, or a sheet of a workbook. */
export interface FileTable {
  /** The sheet's; empty for a text file. */
  name: string;
  isHidden: boolean;
  /** Empty ones are kept, so that counting gives line numbers. */
  rows: AsyncIterable<string[]> | Iterable<string[]>;
}

/** A row with its place in its table; the first is 1. */
export interface NumberedCells {
  line: number;
  cells: readonly string[];
}

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** A table of which some rows were looked at before all are read. Rows without any text are left out. */
export class BegunTable {
  readonly name: string;
  readonly isHidden: boolean;
  private readonly seen: NumberedCells[] = [];
  private readonly rest: AsyncIterator<string[], undefined> | Iterator<string[], undefined>;
  private line = 0;

  constructor({ name, isHidden, rows }: FileTable) {
    this.name = name;
    this.isHidden = isHidden;
    this.rest = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  }

  /** Returns the first rows, at most `most`. */
  async begin(most: number): Promise<readonly NumberedCells[]> {
    while (this.seen.length < most) {
      const row = await this.readNext();
      if (!row) break;
      this.seen.push(row);
    }
    return this.seen;
  }

  /** All rows below a line. */
  async *below(line: number): AsyncGenerator<NumberedCells> {
    for (const row of this.seen) if (row.line > line) yield row;
    for (let row = await this.readNext(); row; row = await this.readNext()) yield row;
  }

  private async readNext(): Promise<NumberedCells | undefined> {
    for (;;) {
      const row: IteratorResult<string[], undefined> = await this.rest.next();
      if (row.done) return undefined;
      this.line += 1;
      if (!isEmpty(row.value)) return { line: this.line, cells: row.value };
    }
  }
}
