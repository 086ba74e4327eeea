import type { ReactNode } from 'react';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { ThemeChoice } from '#ui/theme/theme-choice.tsx';
import { ActionsChapter } from './actions-chapter.tsx';
import { BrandChapter } from './brand-chapter.tsx';
import { ColourChapter } from './colour-chapter.tsx';
import { ContentChapter } from './content-chapter.tsx';
import { FieldsChapter } from './fields-chapter.tsx';
import { IconsChapter } from './icons-chapter.tsx';
import { MessagesChapter } from './messages-chapter.tsx';
import { OverlaysChapter } from './overlays-chapter.tsx';
import { SpaceChapter } from './space-chapter.tsx';
import { Chapter } from './specimen.tsx';
import { TypeChapter } from './type-chapter.tsx';

const chapters = [
  { id: 'brand', title: 'Mark' },
  { id: 'colours', title: 'Colours' },
  { id: 'type', title: 'Type' },
  { id: 'space', title: 'Space, depth, movement' },
  { id: 'icons', title: 'Icons' },
  { id: 'actions', title: 'Actions' },
  { id: 'fields', title: 'Fields' },
  { id: 'messages', title: 'Messages' },
  { id: 'things', title: 'Content' },
  { id: 'overlays', title: 'Dialogs and drawers' },
] as const;

/**
 * Every component in every state, and what they are made of. The illustrations belong to the pages, which hand them in.
 */
export function Showcase({ illustrations }: { illustrations?: ReactNode }) {
  return (
    <Container className="py-10 sm:py-14">
      <PageHeader
        title="The design system"
        lead="What every page is made of, as it is: each component in each of its states, each colour with its contrast."
        actions={<ThemeChoice />}
      />
      <nav aria-label="Chapters" className="mb-12">
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {[
            ...chapters,
            ...(illustrations ? [{ id: 'illustrations', title: 'Illustrations' }] : []),
          ].map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-8 items-center text-primary-ink pointer-coarse:min-h-11"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <BrandChapter />
      <ColourChapter />
      <TypeChapter />
      <SpaceChapter />
      <IconsChapter />
      <ActionsChapter />
      <FieldsChapter />
      <MessagesChapter />
      <ContentChapter />
      <OverlaysChapter />
      {illustrations && (
        <Chapter
          id="illustrations"
          title="Illustrations"
          lead="Sheets on a dotted board, made of the product’s own parts with example words. They repeat the text beside them, so a reader who does not see them misses nothing."
        >
          {illustrations}
        </Chapter>
      )}
    </Container>
  );
}
