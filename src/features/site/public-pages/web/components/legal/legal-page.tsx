import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import type { CanonicalPath } from '#features/site/public-pages/content/page-metadata.ts';
import { Container } from '#ui/primitives/container.tsx';
import type { LegalDocument, LegalSection as Section } from '../../../content/legal-text.ts';
import { PageBreadcrumbs } from '../breadcrumbs.tsx';
import { LegalSection } from './legal-section.tsx';

const monthAndYear = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

interface LegalPageProps {
  path: CanonicalPath;
  document: LegalDocument;
}

/** A legal document with its table of contents. It prints as a plain text with numbered sections. */
export function LegalPage({ path, document }: LegalPageProps) {
  const { title, lead, lastUpdated, sections } = document;
  return (
    <Container className="py-10 sm:py-14 print:p-0">
      <header className="max-w-prose">
        <p className="mb-6 hidden font-semibold print:block">Direct365</p>
        <div className="mb-3 print:hidden">
          <PageBreadcrumbs path={path} />
        </div>
        <h1 className="text-4xl font-semibold text-ink">{title}</h1>
        <p className="mt-3 text-lg text-ink-muted">{lead}</p>
        <p className="mt-2 text-ink-muted">
          Last updated{' '}
          <time dateTime={lastUpdated}>{monthAndYear.format(new Date(lastUpdated))}</time>
        </p>
      </header>
      <TemplateWarning />
      <div className="mt-10 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
        <LegalContents sections={sections} />
        <div className="flex max-w-prose flex-col gap-10 print:max-w-none">
          {sections.map((section, index) => (
            <LegalSection key={section.id} section={section} number={index + 1} />
          ))}
        </div>
      </div>
    </Container>
  );
}

/** The table of contents: beside the text on wide screens, above it on narrow ones. */
function LegalContents({ sections }: { sections: readonly Section[] }) {
  const headingId = useId();
  return (
    <nav
      aria-labelledby={headingId}
      className="rounded-lg border border-line bg-surface p-5 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto"
    >
      <h2 id={headingId} className="font-semibold text-ink">
        Contents
      </h2>
      <ol className="mt-3 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-8 items-baseline gap-2 rounded-sm py-1 text-sm text-ink-muted no-underline hover:text-primary-ink hover:underline"
            >
              <span className="w-5 shrink-0 text-right tabular-nums">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Says that the operator has yet to make the text their own. */
function TemplateWarning() {
  return (
    <aside
      aria-label="About this text"
      className="mt-6 flex max-w-3xl gap-3 rounded-lg border border-warning-line bg-warning-soft px-4 py-3 text-ink"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning-ink" />
      <p>
        <strong>Template.</strong> The operator of this site must have this text reviewed by a
        lawyer, fill in the marked places and then remove this note. Until then it is an example.
      </p>
    </aside>
  );
}
