import { LRUCache } from 'lru-cache';

/** Some MiB: an answer has up to two hundred counts, and most have few. */
const mostAnswers = 1000;

/**
 * Answers that were worked out from the copy of the entries as it is. They are forgotten as soon as it is another one,
 * so that none is ever stale. A page, its total and its counts ask for the same at the same time, and so do many who
 * begin with the same list.
 */
export class KnownAnswers {
  private readonly answers = new LRUCache<string, object>({ max: mostAnswers });
  private state = Number.NaN;

  /** The answer to a question in this state of the copy, which is worked out where it is not known. */
  of<Answer extends object>(
    state: number,
    question: readonly unknown[],
    answer: () => Answer,
  ): Answer {
    if (state !== this.state) {
      this.answers.clear();
      this.state = state;
    }
    const key = JSON.stringify(question);
    const known = this.answers.get(key);
    // Each kind of question has one kind of answer.
    if (known) return known as Answer;
    const made = answer();
    this.answers.set(key, made);
    return made;
  }
}
