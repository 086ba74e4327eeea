import type { CanonicalPath } from '#features/site/public-pages/content/page-metadata.ts';
import { Container } from '#ui/primitives/container.tsx';
import type { LegalDocument } from '../../../content/legal-text.ts';
import { PageBreadcrumbs } from '../breadcrumbs.tsx';
import { LegalContents } from './legal-contents.tsx';
import { LegalSection } from './legal-section.tsx';
import { TemplateWarning } from './template-warning.tsx';

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
