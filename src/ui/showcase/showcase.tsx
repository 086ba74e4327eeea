import type { ReactNode } from 'react';
import { Mark } from '#ui/brand/logo-mark.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { ThemeChoice } from '#ui/theme/theme-choice.tsx';
import { ActionsChapter } from './actions-chapter.tsx';
import { ColourChapter } from './colour-chapter.tsx';
import { ContentChapter } from './content-chapter.tsx';
import { FieldsChapter } from './fields-chapter.tsx';
import { IconsChapter } from './icons-chapter.tsx';
import { MessagesChapter } from './messages-chapter.tsx';
import { OverlaysChapter } from './overlays-chapter.tsx';
import { SpaceChapter } from './space-chapter.tsx';
import { Chapter, Specimen } from './specimen.tsx';
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

/** The mark and what is drawn with it. */
function BrandChapter() {
  return (
    <Chapter
      id="brand"
      title="Mark"
      lead="A D, and a straight line into its heart: the way from a business to a consultant, with nothing in between."
    >
      <Specimen
        title="Sizes"
        note="From the tab of a browser to a poster. Below 16 px it is not used."
      >
        <Mark className="size-4 text-primary" />
        <Mark className="size-7 text-primary" />
        <Mark className="size-12 text-primary" />
        <Mark className="size-24 text-primary" />
      </Specimen>
      <Specimen
        title="With the name"
        note="The name is set in Geist, semibold; the mark stands a little above its capitals."
      >
        <span className="inline-flex items-center gap-2.5 text-xl font-semibold text-ink">
          <Mark className="size-7 text-primary" />
          Direct365
        </span>
      </Specimen>
      <Specimen
        title="On the deep ground"
        note="The ground is the same in both themes; what stands on it is set in the dark one."
        layout="stack"
      >
        <div className="rounded-2xl bg-deep">
          <div className="flex flex-wrap items-center gap-6 rounded-2xl p-8 scheme-dark">
            <Mark className="size-12 text-primary" />
            <p className="text-2xl font-semibold text-ink">Start with your project</p>
            <p className="text-ink-muted">Everything after that is between the two of you.</p>
          </div>
        </div>
      </Specimen>
    </Chapter>
  );
}
