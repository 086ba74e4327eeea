/** The package brings no types of its own; this is what is used of it. */
declare module 'linebreak' {
  /** Finds where lines of a text may break, by the Unicode Line Breaking Algorithm. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
