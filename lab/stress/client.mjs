/** Commands that are kept of each client, to be shown when something is wrong. */
const keptCommands = 15;
/** A key that is taken for another request would be our own fault. */
const neverExpected = new Set(['IDEMPOTENCY_KEY_REUSED']);
const expectedStatuses = new Set([404, 409]);

/** A client that sends one command after the other, each with a new key. */
export class Client {
  /** The newest commands with their outcome. */
  last = [];
  done = 0;

  /** `roles`: names of its users. `outcomes` counts responses by command. */
  constructor({ number, seed, tenant, people, book, dice, outcomes, stranger }) {
    Object.assign(this, { number, seed, tenant, people, book, dice, outcomes, stranger });
  }

  /** One of its users with one of these roles; undefined without any. */
  as(...roles) {
    return this.dice.of(this.people.filter(({ role }) => roles.includes(role)));
  }

  /**
   * Repeats one command until it is answered, and records its success. `also` names expected codes beside conflicts and
   * missing objects; `only` the single permitted status.
   */
  async command(person, name, [method, path, content], { also = [], only } = {}) {
    this.done += 1;
    const key = `${this.seed}-${this.number}-${this.done}`;
    const answer = await this.tenant.caller.send(person.token, method, path, content, key);
    const { status, body } = answer;
    const isDone = status >= 200 && status < 300;
    const code = isDone ? 'done' : (body?.code ?? `status ${status}`);
    this.count(name, code);
    const told = { as: person.as, name, method, path, content, status, code, key };
    this.last.push(told);
    if (this.last.length > keptCommands) this.last.shift();
    const isExpected =
      only !== undefined
        ? status === only
        : isDone || also.includes(code) || (expectedStatuses.has(status) && !neverExpected.has(code));
    if (!isExpected) this.book.fault(`unexpected answer ${status} ${code}`, { ...told, body });
    if (isDone) this.book.acknowledged(person.id, key);
    return { isDone, key, ...answer };
  }

  /** Sends a request that only reads. */
  async look(person, method, path, content) {
    const answer = await this.tenant.caller.send(person.token, method, path, content);
    if (answer.status >= 400 && answer.status !== 404)
      this.book.fault(`${method} ${path} answered ${answer.status}`, { content, body: answer.body });
    return answer;
  }

  count(name, code) {
    const counts = this.outcomes.get(name) ?? new Map();
    counts.set(code, (counts.get(code) ?? 0) + 1);
    this.outcomes.set(name, counts);
  }
}
