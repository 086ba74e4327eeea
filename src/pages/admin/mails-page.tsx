import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { MailPreviewView } from '#features/administration/mail-previews/web/components/mail-preview-view.tsx';
import {
  mailPreviewQuery,
  mailPreviewsQuery,
} from '#features/administration/mail-previews/web/queries.ts';
import { requireAdmin } from '#features/identity/accounts/web/guards.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

export const Route = createFileRoute('/admin/mails')({
  validateSearch: (search): { mail?: string | undefined } => ({
    mail: typeof search.mail === 'string' ? search.mail.slice(0, 100) : undefined,
  }),
  beforeLoad: (guarded) => requireAdmin(guarded, 'admins-only'),
  loaderDeps: ({ search: { mail } }) => ({ mail }),
  // Never throws: what cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient }, deps: { mail } }) =>
    prepareParts(
      queryClient.prefetchQuery(mailPreviewsQuery),
      ...(mail ? [queryClient.prefetchQuery(mailPreviewQuery(mail))] : []),
    ),
  head: () => ({ meta: [{ title: 'Mails · Direct365' }] }),
  component: MailsPage,
});

function MailsPage() {
  const { mail } = Route.useSearch();
  const query = useQuery(mailPreviewsQuery);
  const chosen = mail ?? query.data?.items[0]?.name;
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader
        title="Mails"
        lead="Every mail that the site sends, written with sample data. Nothing is sent from here."
        back={<BackLink render={<Link to="/admin" />}>Back to Admin Portal</BackLink>}
      />
      {query.isError && !query.data && <PartFailed what="The mails" query={query} />}
      {query.isPending && <Skeleton className="h-96 w-full" />}
      {query.data && (
        <div className="grid items-start gap-6 lg:grid-cols-[20rem_1fr]">
          <nav
            aria-label="Mails"
            className="max-h-72 overflow-y-auto rounded-lg border border-line bg-surface p-1 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)]"
          >
            <ul className="flex flex-col gap-1">
              {query.data.items.map(({ name, subject }) => (
                <li key={name}>
                  <Link
                    to="/admin/mails"
                    search={{ mail: name }}
                    resetScroll={false}
                    aria-current={name === chosen ? 'page' : undefined}
                    className="block rounded-md px-3 py-2 text-ink no-underline wrap-anywhere hover:bg-sunken aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:[scroll-initial-target:nearest]"
                  >
                    {subject}
                    <span className="block text-sm font-normal text-ink-muted">{name}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {chosen && <MailPreviewView key={chosen} name={chosen} />}
        </div>
      )}
    </Container>
  );
}
