import { createFileRoute } from '@tanstack/react-router';
import { developerExamples } from '#features/site/public-pages/content/developer-examples.ts';
import { PageBreadcrumbs } from '#features/site/public-pages/web/components/breadcrumbs.tsx';
import { CodeExample } from '#features/site/public-pages/web/components/code-example.tsx';
import { pageHead } from '#features/site/public-pages/web/components/page-head.ts';
import { PageHero } from '#features/site/public-pages/web/components/page-hero.tsx';
import { PageSection } from '#features/site/public-pages/web/components/page-section.tsx';
import { siteOrigin } from '#features/site/public-pages/web/components/site-origin.ts';

export const Route = createFileRoute('/developers')({
  head: () => pageHead('/developers'),
  component: DevelopersPage,
});

function DevelopersPage() {
  const site = siteOrigin();
  return (
    <>
      <PageHero
        kicker={<PageBreadcrumbs path="/developers" />}
        title="For developers"
        lead="Programs, flows and assistants do on Direct365 what their user may do, and nothing else."
      />
      <PageSection title="The API" layout="beside">
        <div className="flex flex-col gap-4 text-ink-muted">
          <p>
            Make an API key in the account settings. A program exchanges it for an access token that
            is good for ten minutes. <code>read</code> reads, <code>write</code> changes as well.
            All operations are described in the <a href="/api/docs">reference</a>, and for programs
            in <a href="/api/openapi.json">OpenAPI 3.1</a>.
          </p>
          <CodeExample name="With curl" code={developerExamples.token} site={site} />
          <CodeExample name="With TypeScript" code={developerExamples.read} site={site} />
        </div>
      </PageSection>
      <PageSection tone="band" title="Webhooks" layout="beside">
        <div className="flex flex-col gap-4 text-ink-muted">
          <p>
            Add a webhook in the account settings and choose events, such as a new application or a
            signed statement of work. Requests follow{' '}
            <a href="https://www.standardwebhooks.com">Standard Webhooks</a>: they carry ids and the
            address that reads the rest, and are signed. Events of one subject arrive in order, and
            are tried again for three days.
          </p>
          <CodeExample name="A receiver for Node.js" code={developerExamples.verify} site={site} />
        </div>
      </PageSection>
      <PageSection title="Power Automate and Power Apps" layout="beside">
        <ol className="flex list-decimal flex-col gap-2 pl-5 text-ink-muted">
          <li>
            Download the <a href="/connector/power-platform.zip">connector of this site</a>.
          </li>
          <li>
            In Power Automate, open Custom connectors, choose New and import
            apiDefinition.swagger.json.
          </li>
          <li>
            On the tab Security, choose OAuth 2.0 with PKCE. The client id is{' '}
            <code className="wrap-anywhere">{site}/connector/clients/</code> and the name at the end
            of the redirect URL. There is no client secret.
          </li>
          <li>Make a connection. It is listed under “Connected apps” in the account settings.</li>
          <li>
            Begin a flow with “When something happens”, and read what it is about with another
            action.
          </li>
        </ol>
      </PageSection>
      <PageSection tone="band" title="Apps and assistants" layout="beside">
        <div className="flex flex-col gap-4 text-ink-muted">
          <p>
            Apps of others ask their user to let them in, by OAuth 2.1 with PKCE. Their client id is
            the address at which they describe themselves. What the site offers is at{' '}
            <a href="/.well-known/oauth-authorization-server">
              /.well-known/oauth-authorization-server
            </a>
            . Users end a connection in the account settings.
          </p>
          <p>
            Assistants use the same rights through the Model Context Protocol, at{' '}
            <code className="wrap-anywhere">{site}/mcp</code>:
          </p>
          <ul className="flex list-disc flex-col gap-2 pl-5">
            <li>Claude: Settings, Connectors, Add custom connector, and the address.</li>
            <li>
              ChatGPT: Settings, Apps and Connectors, Developer mode, Create, and the address.
            </li>
            <li>
              Copilot Studio: Tools, Add a tool, Model Context Protocol, the address, and OAuth 2.0.
            </li>
          </ul>
        </div>
      </PageSection>
      <PageSection title="Limits and changes" layout="beside">
        <div className="flex flex-col gap-4 text-ink-muted">
          <p>
            A key or app may send 600 requests in a minute to each node. <code>RateLimit</code> says
            how many are left, and <code>Retry-After</code> with 429 when to come back. Writes
            accept an <code>Idempotency-Key</code>: the same key and body are carried out once a
            day. Errors are problem details (RFC 9457); rely on their <code>code</code>, never on
            their words.
          </p>
          <p>
            New operations, properties and events can appear at any time: ignore what you do not
            know. What goes away is announced in the reference and in the changelog, at least 180
            days before.
          </p>
        </div>
      </PageSection>
    </>
  );
}
