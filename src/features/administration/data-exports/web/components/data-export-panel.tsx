import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#lib/api/problem.ts';
import { useIntentKey } from '#lib/api/use-intent-key.ts';
import { notify } from '#ui/feedback/notify.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { DateText } from '#ui/primitives/date-text.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { DataExportView } from '../../contract.ts';
import { exportMessages } from '../messages.ts';
import { dataExportQuery, dataExportsApi } from '../queries.ts';

/** Everything about oneself as one file: asked for, being made, or to be fetched. */
export function DataExportPanel() {
  const query = useQuery(dataExportQuery);
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const ask = useMutation({
    mutationFn: () =>
      dataExportsApi.ask(undefined, { context: { idempotencyKey: intent.current() } }),
    onMutate: () => notify.loading(exportMessages.asking),
    onSuccess: (answer, _, toast) => {
      queryClient.setQueryData(dataExportQuery.queryKey, answer);
      toast.success(exportMessages.asked);
    },
    onError: (error, _, toast) =>
      toast?.error(
        'Error',
        messageOf(error, 'EXPORT_UNDER_WAY', 'TOO_MANY_EXPORTS') ?? exportMessages.failed,
      ),
    onSettled: () => intent.renew(),
  });
  if (query.isLoadingError) return <PartFailed what="Your last export" query={query} />;
  if (!query.data) return <Skeleton className="h-24 w-full" />;
  const { dataExport } = query.data;
  const isMade = dataExport?.readyAt === null;
  return (
    <div className="flex flex-col gap-5">
      <p>
        One file with everything we know of you: your account and profile, projects, applications,
        invoices, mails, sign-ins and photos. Each list is in it twice, for programs (JSON) and for
        spreadsheets (CSV). Owners of a company get its lists, too. It takes some minutes; we write
        to you when it is ready.
      </p>
      <div role="status" className="empty:hidden">
        {dataExport && <ExportState dataExport={dataExport} />}
      </div>
      <Button
        variant="secondary"
        className="self-start"
        pending={ask.isPending}
        disabledBecause={isMade ? 'Your data is being collected.' : undefined}
        onClick={() => ask.mutate()}
      >
        {dataExport?.readyAt ? 'Collect my data anew' : 'Collect my data'}
      </Button>
    </div>
  );
}

function ExportState({ dataExport }: { dataExport: DataExportView }) {
  const { readyAt, askedAt, expiresAt, bytes } = dataExport;
  if (readyAt === null) {
    return (
      <Banner tone="info" role="note" title="Your data is being collected">
        You can leave this page. We write to you when it is ready.
      </Banner>
    );
  }
  return (
    <Banner
      tone="success"
      role="note"
      title="Your data is ready"
      action={
        <a href="/account/data-export.zip" download className={buttonClassName({})}>
          Download
        </a>
      }
    >
      Collected on <DateText value={askedAt} />, {sizeOf(bytes)}. It is erased on{' '}
      <DateText value={expiresAt} />.
    </Banner>
  );
}

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
