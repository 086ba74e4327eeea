/**
 * Something only the operator can mend (a folder, a port, a variable). Its message is a plain sentence that says what
 * is wrong and what to do, and is shown without a stack.
 */
export class SetupProblem extends Error {
  override readonly name = 'SetupProblem';
}
