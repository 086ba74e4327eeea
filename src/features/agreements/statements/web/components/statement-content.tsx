import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';
import type { Part } from '../../../lib/documents/printed-document.ts';
import type { StatementContent } from '../../rules/content.ts';
import { sectionsOf } from '../../rules/document.ts';

/** What a version of a statement of work says. */
export function StatementSections({ content }: { content: StatementContent }) {
  return (
    <Card>
      <CardTitle>What It Says</CardTitle>
      {sectionsOf(content).map(({ title, parts }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two clauses may have one title
        <section key={index} className="flex flex-col gap-2 border-t border-line pt-5">
          <h3 className="font-semibold text-ink wrap-anywhere">{title}</h3>
          {parts.map((part) => (
            <SectionPart key={part.kind} part={part} />
          ))}
        </section>
      ))}
    </Card>
  );
}

const typed = (text: string) => (
  <span className="wrap-anywhere whitespace-pre-line font-normal">{text}</span>
);

function SectionPart({ part }: { part: Part }) {
  if (part.kind === 'text') return <p>{typed(part.text)}</p>;
  if (part.kind === 'facts') {
    return (
      <DescriptionList
        items={part.facts.map(({ name, value }) => ({ term: name, details: typed(value) }))}
      />
    );
  }
  const [, ...columns] = part.columns;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {part.rows.map(([name, ...cells]) => (
        <li key={name} className="py-3">
          <p className="font-medium text-ink wrap-anywhere">{name}</p>
          {columns.map(
            ({ title }, index) =>
              cells[index] && (
                <p key={title}>
                  {title}: {typed(cells[index])}
                </p>
              ),
          )}
        </li>
      ))}
    </ul>
  );
}
