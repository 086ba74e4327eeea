import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { notify } from '#ui/feedback/notify.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';
import { ListRow, RowList } from '#ui/primitives/row-list.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import type { CompanyDomain } from '../../contract.ts';
import type { CompanyDomainId } from '../../ids.ts';
import { domainName } from '../../rules/domain.ts';
import { joiningMessages, messageForJoiningError } from '../messages.ts';
import { companyDomainsQuery, joiningApi } from '../queries.ts';

const schema = z.object({ domain: domainName() });

/** The domains of the own company, and a form that names another one. */
export function CompanyDomains() {
  const queryClient = useQueryClient();
  const query = useQuery(companyDomainsQuery);
  const form = useSchemaForm(schema, { defaultValues: { domain: '' } });

  async function handleSubmit(values: z.output<typeof schema>) {
    try {
      await joiningApi.nameDomain(values);
    } catch (error) {
      form.setError('domain', { message: messageForJoiningError(error) });
      return;
    }
    notify.success(joiningMessages.named(values.domain));
    form.reset();
    await queryClient.invalidateQueries({ queryKey: companyDomainsQuery.queryKey });
  }

  return (
    <div className="flex flex-col gap-5">
      <p>
        Colleagues who sign up with an address at a domain of your company can ask to become
        members. An owner decides: an address alone lets no one in.
      </p>
      {query.isLoadingError ? (
        <PartFailed what="The domains" query={query} />
      ) : (
        <RowList label="Domains" items={query.data?.items ?? []} keyOf={({ domainId }) => domainId}>
          {(domain, onFocusLoss) => <DomainRow domain={domain} onFocusLoss={onFocusLoss} />}
        </RowList>
      )}
      <Form form={form} onSubmit={handleSubmit} aria-label="Name a domain">
        <TextInputField
          control={form.control}
          name="domain"
          label="Domain"
          placeholder="mills.example"
          autoComplete="off"
          hint="What stands behind the @ in your addresses."
        />
        <SubmitButton variant="secondary" className="self-start" pendingLabel="Saving...">
          Name domain
        </SubmitButton>
      </Form>
    </div>
  );
}

interface DomainRowProps {
  domain: CompanyDomain;
  /** The focused button is about to go away with its row. */
  onFocusLoss: () => void;
}

function DomainRow({ domain: named, onFocusLoss }: DomainRowProps) {
  const { domain, recordName, recordText, isVerified } = named;
  const domainId = named.domainId as CompanyDomainId;
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: companyDomainsQuery.queryKey });
  const onError = (error: unknown) => notify.error('Error', messageForJoiningError(error));
  const check = useMutation({
    mutationFn: () => joiningApi.checkDomain({ domainId }),
    onSuccess: async () => {
      notify.success(joiningMessages.verified(domain));
      onFocusLoss();
      await refresh();
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: () => joiningApi.removeDomain({ domainId }),
    onSuccess: async () => {
      notify.success(joiningMessages.removed);
      onFocusLoss();
      await refresh();
    },
    onError,
  });
  return (
    <ListRow
      name={domain}
      badge={
        <Badge tone={isVerified ? 'success' : 'neutral'}>
          {isVerified ? 'Verified' : 'Not verified'}
        </Badge>
      }
      actions={
        <div className="flex flex-wrap gap-2">
          {!isVerified && (
            <Button size="sm" pending={check.isPending} onClick={() => check.mutate()}>
              Check<VisuallyHidden> {domain}</VisuallyHidden>
            </Button>
          )}
          <Button
            size="sm"
            variant="secondary"
            pending={remove.isPending}
            onClick={() => remove.mutate()}
          >
            Remove<VisuallyHidden> {domain}</VisuallyHidden>
          </Button>
        </div>
      }
    >
      {isVerified ? (
        'Users with such an address can ask to become members.'
      ) : (
        <DescriptionList
          items={[
            { term: 'TXT record', details: <code className="wrap-anywhere">{recordName}</code> },
            { term: 'Text', details: <code className="wrap-anywhere">{recordText}</code> },
          ]}
        />
      )}
    </ListRow>
  );
}
