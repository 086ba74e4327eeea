import { useMutation, useQuery } from '@tanstack/react-query';
import type { CompanyId } from '#access/company.ts';
import { notify } from '#ui/feedback/notify.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { ListRow, RowList } from '#ui/primitives/row-list.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import { messageForCompanyError } from '../messages.ts';
import { companiesApi, ownCompaniesQuery } from '../queries.ts';
import { openPortal } from './open-portal.ts';

/** For a member of several companies: which one they act for, and a way to act for another. Nothing for others. */
export function CompanyChoice() {
  const query = useQuery(ownCompaniesQuery);
  const choose = useMutation({
    mutationFn: (companyId: string) => companiesApi.choose({ companyId: companyId as CompanyId }),
    onSuccess: openPortal,
    onError: (error) => notify.error('Error', messageForCompanyError(error)),
  });
  if (query.isLoadingError) return <PartFailed what="Your companies" query={query} />;
  const items = query.data?.items ?? [];
  if (items.length < 2) return null;
  return (
    <Card>
      <CardTitle>Your companies</CardTitle>
      <RowList label="Your companies" items={items} keyOf={({ companyId }) => companyId}>
        {({ companyId, name, isSuspended }) => {
          const isActing = companyId === items[0]?.companyId;
          return (
            <ListRow
              name={name}
              badge={
                isSuspended ? (
                  <Badge tone="danger">Suspended</Badge>
                ) : (
                  isActing && <Badge>You act for it</Badge>
                )
              }
              actions={
                !isActing && (
                  <Button
                    size="sm"
                    variant="secondary"
                    pending={choose.isPending && choose.variables === companyId}
                    onClick={() => choose.mutate(companyId)}
                  >
                    Act for it<VisuallyHidden>: {name}</VisuallyHidden>
                  </Button>
                )
              }
            >
              {isActing && !isSuspended
                ? 'What you see and do is this company’s.'
                : 'You are a member of it.'}
            </ListRow>
          );
        }}
      </RowList>
    </Card>
  );
}
