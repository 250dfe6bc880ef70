/** Types of the part of saxen that we use; the package has none. */
declare module 'saxen' {
  export class Parser {
    on(event: 'error', heard: (error: Error) => void): this;
    on(
      event: 'openTag',
      heard: (name: string, attributes: () => Record<string, string>, decodeEntities: (text: string) => string) => void,
    ): this;
    write(xml: string): this;
    end(): Error | undefined;
  }
}
