import { addressOfWordList, wordKinds, wordRules } from '../../../content/ranking.ts';
import { CheckList } from '../check-list.tsx';

/** What each kind of word weighs in a match score, and how weights become points. */
export function WordWeights() {
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <dl className="flex flex-col gap-4">
        {wordKinds.map(({ weight, name, text }) => (
          <div key={name} className="border-l-2 border-primary-line pl-4">
            <dt className="flex items-baseline justify-between gap-3 font-semibold text-ink">
              {name}
              <span className="tabular-nums">{weight}</span>
            </dt>
            <dd className="mt-1 text-ink-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-col gap-5">
        <CheckList items={wordRules} />
        <p className="text-ink-muted">
          <a href={addressOfWordList}>All known sayings and common words</a>, with their weights, as
          plain text.
        </p>
      </div>
    </div>
  );
}
