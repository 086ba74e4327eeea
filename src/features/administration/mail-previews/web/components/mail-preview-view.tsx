import { useQuery } from '@tanstack/react-query';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';
import { Disclosure } from '#ui/primitives/disclosure.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { mailPreviewQuery } from '../queries.ts';

/** A mail as its reader gets it: what a mail program shows, the plain text, and the headers of its own. */
export function MailPreviewView({ name }: { name: string }) {
  const query = useQuery(mailPreviewQuery(name));
  const { data: mail } = query;
  if (query.isError && !mail) return <PartFailed what="The mail" query={query} />;
  if (!mail) return <Skeleton className="h-160 w-full" />;
  return (
    <Card>
      <CardTitle className="wrap-anywhere">{mail.subject}</CardTitle>
      {/* A page of its own, without scripts and cookies. */}
      <iframe
        title={`The mail ${name}`}
        src={`/admin/mails/${name}/html`}
        className="h-160 w-full rounded-md border border-line"
      />
      <Disclosure summary="Plain text">
        <pre className="text-sm wrap-anywhere whitespace-pre-wrap">{mail.text}</pre>
      </Disclosure>
      {mail.headers.length > 0 && (
        <Disclosure summary="Headers">
          <DescriptionList
            items={mail.headers.map((header) => ({
              term: header.name,
              details: <span className="wrap-anywhere">{header.value}</span>,
            }))}
          />
        </Disclosure>
      )}
    </Card>
  );
}
