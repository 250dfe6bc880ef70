/** The database could not serve this in the time that is given to a request; it may soon. */
export class Busy extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Busy';
  }
}
