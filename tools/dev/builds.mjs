/** Builds so far: the newest, and the files with the same name in every build. */
export class Builds {
  #files = new Map();
  #newest;
  #listeners = new Set();
  #waiting = [];

  add(build, files) {
    this.#files.set(build, files);
    this.#newest = build;
    this.#waiting.splice(0).forEach((resolve) => resolve(build));
    this.#listeners.forEach((listener) => listener(build));
  }

  /** A source has changed: who asks now means the build that is coming. */
  expect() {
    this.#newest = undefined;
  }

  /** Records a failed build: the previous one stays the newest. */
  fail() {
    const last = [...this.#files.keys()].at(-1);
    if (last) this.#newest = last;
    this.#waiting.splice(0).forEach((resolve) => resolve(last));
  }

  /** The newest build, after the first one has finished; undefined without one. */
  newest() {
    return this.#newest ? Promise.resolve(this.#newest) : new Promise((resolve) => this.#waiting.push(resolve));
  }

  fileOf(build, name) {
    return this.#files.get(build)?.get(name);
  }

  has(build) {
    return this.#files.has(build);
  }

  /** Returns how to stop listening. */
  listen(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
