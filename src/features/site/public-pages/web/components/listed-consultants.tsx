import { useSuspenseQuery } from '@tanstack/react-query';
import type { SkillId } from '#catalogue/skills.ts';
import {
  ListedCards,
  listedSection,
} from '#features/profiles/directory/web/components/listed-cards.tsx';
import { listedConsultantsQuery } from '#features/profiles/directory/web/queries.ts';
import { PageSection } from './page-section.tsx';

interface ListedConsultantsProps {
  group: { skill: SkillId } | { city: string };
  /** Where this page of the list begins; without it, at the newest. */
  after: string | undefined;
}

/** The consultants of a skill or a city, one page of them. */
export function ListedConsultants({ group, after }: ListedConsultantsProps) {
  const { data } = useSuspenseQuery(listedConsultantsQuery({ ...group, cursor: after }));
  return (
    <PageSection
      id={listedSection}
      title="Who is listed"
      lead="The newest first, by their initials. Names and contact details are for approved clients."
    >
      <ListedCards
        cards={data.items}
        nextCursor={data.nextCursor}
        isFirstPage={after === undefined}
      />
    </PageSection>
  );
}
