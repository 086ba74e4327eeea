import { searchCounts, searchRules, searchWeights } from '../../../content/ranking.ts';
import { CheckList } from '../check-list.tsx';

/** How a search scores a profile: what a text asks for, where it stands, and how that becomes points. */
export function SearchWeights() {
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <Figures title="What a text asks for, and its weight" rows={searchWeights} />
      <Figures title="Where a profile has it, and the count" rows={searchCounts} />
      <div className="lg:col-span-2">
        <CheckList items={searchRules} />
      </div>
    </div>
  );
}

interface FiguresProps {
  title: string;
  rows: readonly { weight: number; name: string; text: string }[];
}

function Figures({ title, rows }: FiguresProps) {
  return (
    <div>
      <h3 className="mb-4 text-lg font-semibold text-ink">{title}</h3>
      <dl className="flex flex-col gap-4">
        {rows.map(({ weight, name, text }) => (
          <div key={name} className="border-l-2 border-primary-line pl-4">
            <dt className="flex items-baseline justify-between gap-3 font-semibold text-ink">
              {name}
              <span className="tabular-nums">{weight}</span>
            </dt>
            <dd className="mt-1 text-ink-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
