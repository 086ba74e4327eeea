/** Something the person at the keyboard can mend; its message is one or two plain sentences and is shown as it is. */
export class SetupProblem extends Error {
  /** What the failing program printed, shown above the sentence. */
  output;

  constructor(sentence, output = '') {
    super(sentence);
    this.output = output.trim();
  }
}
