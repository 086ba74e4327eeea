import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { VerifyFile } from '#features/agreements/statements/web/components/verify-file.tsx';
import { statementKeysQuery } from '#features/agreements/statements/web/queries.ts';
import { PageBreadcrumbs } from '#features/site/public-pages/web/components/breadcrumbs.tsx';
import { pageHead } from '#features/site/public-pages/web/components/page-head.ts';
import { PageHero } from '#features/site/public-pages/web/components/page-hero.tsx';
import { PageSection } from '#features/site/public-pages/web/components/page-section.tsx';

export const Route = createFileRoute('/verify')({
  head: () => pageHead('/verify'),
  component: VerifyPage,
});

function VerifyPage() {
  const queryClient = useQueryClient();
  return (
    <>
      <PageHero
        kicker={<PageBreadcrumbs path="/verify" />}
        title="Verify a file"
        lead="Check that a statement of work is the one that both sides accepted. Your browser checks the file and sends it nowhere."
      />
      <PageSection title="Choose the file">
        <VerifyFile
          loadKeys={async () => (await queryClient.fetchQuery(statementKeysQuery)).keys}
        />
      </PageSection>
      <PageSection tone="band" title="What is checked" layout="beside">
        <div className="flex flex-col gap-4 text-ink-muted">
          <p>
            When both sides have accepted a version of a statement of work, Direct365 signs its text
            with a key of the site. A signed file ends in .jws. This page checks its signature with
            the public keys of the site: one changed character makes it invalid.
          </p>
          <p>
            The PDF and the Word file are made from the signed text and have no signature. They show
            its SHA-256, which is also shown here for the signed file.
          </p>
          <p>
            The signature is a JWS (RFC 7515) with ES256 over canonical JSON (RFC 8785). Any program
            that knows them can check it without this page: the keys are at{' '}
            <a href="/api/statement-keys">/api/statement-keys</a>.
          </p>
        </div>
      </PageSection>
    </>
  );
}
