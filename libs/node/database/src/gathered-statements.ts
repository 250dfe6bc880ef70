import type { Answer, SqlStatement } from './statement-batch.js';

interface Waiting {
  statement: SqlStatement;
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
}

/** Starts work and turns a synchronous throw into a rejection, so that work started before it is still awaited. */
export function startWork<T>(work: () => T | Promise<T>): Promise<T> {
  return new Promise((resolve) => resolve(work()));
}

/** Statements that works ask for before they first wait. They are sent as one batch. */
export class GatheredStatements {
  private readonly waiting: Waiting[] = [];

  add(statement: SqlStatement): Promise<Answer> {
    return new Promise((resolve, reject) => this.waiting.push({ statement, resolve, reject }));
  }

  /** When one statement fails, all of them have. */
  sendBy(send: (statements: SqlStatement[]) => Promise<Answer[]>): void {
    const { waiting } = this;
    if (waiting.length === 0) return;
    send(waiting.map(({ statement }) => statement)).then(
      (answers) => waiting.forEach(({ resolve }, index) => resolve(answers[index] as Answer)),
      (error: unknown) => waiting.forEach(({ reject }) => reject(error)),
    );
  }
}
