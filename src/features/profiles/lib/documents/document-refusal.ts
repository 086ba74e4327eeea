/** Why a document is not read. `protected`: by a password. `empty`: there is no text in it, as in a scan. */
export type DocumentRefusal = 'unknown-kind' | 'protected' | 'broken' | 'too-much' | 'empty';

/** Thrown where a document is read, and caught where the reading began. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument';
  readonly refusal: DocumentRefusal;

  constructor(refusal: DocumentRefusal, cause?: unknown) {
    super(`The document cannot be read: ${refusal}.`, { cause });
    this.refusal = refusal;
  }
}
