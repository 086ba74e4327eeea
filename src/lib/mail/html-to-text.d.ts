/** The package brings no types of its own; this is what is used of it. */
declare module 'html-to-text' {
  /** Makes rules ready, and answers what turns HTML into text by them. */
  export function compile(options: {
    wordwrap: number | false;
    selectors: readonly { selector?: string; format?: string; options?: object }[];
  }): (html: string) => string;
}
