import { LRUCache } from 'lru-cache';

const mostBytes = 64 * 2 ** 20;
/** A list of counts, or a set of some documents, roughly. */
const usualBytes = 8192;

/**
 * Answers that follow from the present state of the index. They are dropped as soon as it changes. A page, its total
 * and its counts need the same answers, and so do all who open the same list.
 */
export class CachedAnswers {
  private readonly answers = new LRUCache<string, object>({
    maxSize: mostBytes,
    sizeCalculation: (answer) => (ArrayBuffer.isView(answer) ? answer.byteLength + 1 : usualBytes),
  });
  private state = Number.NaN;

  /** The answer to a question in this state of the index; it is computed unless it is cached. */
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
    const cached = this.answers.get(key);
    // Each kind of question has one kind of answer.
    if (cached) return cached as Answer;
    const made = answer();
    this.answers.set(key, made);
    return made;
  }
}
