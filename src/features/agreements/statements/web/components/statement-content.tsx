import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';
import type { StatementContent } from '../../rules/content.ts';
import { partsOf } from '../../rules/parts.ts';

/** What a version of a statement of work says. */
export function StatementParts({ content }: { content: StatementContent }) {
  return partsOf(content).map(({ title, facts }) => (
    <Card key={title}>
      <CardTitle>{title}</CardTitle>
      <DescriptionList
        items={facts.map(({ term, text }) => ({
          term,
          details: <span className="wrap-anywhere whitespace-pre-line font-normal">{text}</span>,
        }))}
      />
    </Card>
  ));
}
