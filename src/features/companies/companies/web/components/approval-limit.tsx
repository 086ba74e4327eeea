import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatWholeMoney } from '#lib/money/format.ts';
import { notify } from '#ui/feedback/notify.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Form } from '#ui/form/form.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { OwnCompany } from '../../contract.ts';
import { approvalLimitSchema } from '../../rules/approval-limit.ts';
import { companyMessages, messageForCompanyError } from '../messages.ts';
import { companiesApi, ownCompanyQuery } from '../queries.ts';

/** Above which total deals wait for approval: a form for owners, a sentence for the others. */
export function ApprovalLimit() {
  const query = useQuery(ownCompanyQuery);
  if (!query.data) {
    if (query.isError) return <PartFailed what="The limit of your company" query={query} />;
    return <Skeleton className="h-24 w-full" />;
  }
  return query.data.can.setApprovalLimit ? (
    <LimitForm company={query.data} />
  ) : (
    <p>{limitSentence(query.data)}</p>
  );
}

const limitSentence = ({ approvalAboveUsd }: OwnCompany): string =>
  approvalAboveUsd === null
    ? 'No deal waits for approval.'
    : `What a hiring member agrees to for more than ${formatWholeMoney(approvalAboveUsd, 'USD', 'en-US')} waits until an owner or a finance member approves it.`;

function LimitForm({ company }: { company: OwnCompany }) {
  const form = useSchemaForm(approvalLimitSchema, {
    defaultValues: { aboveUsd: company.approvalAboveUsd },
  });
  const queryClient = useQueryClient();

  async function handleSubmit({ aboveUsd }: { aboveUsd: number | null }) {
    try {
      const saved = await companiesApi.setApprovalLimit({ aboveUsd });
      queryClient.setQueryData(ownCompanyQuery.queryKey, saved);
      await queryClient.invalidateQueries({ queryKey: ['applications'] });
      notify.success(companyMessages.limitSaved.title, limitSentence(saved));
    } catch (error) {
      form.setError('root', { message: messageForCompanyError(error) });
    }
  }

  return (
    <Form form={form} onSubmit={handleSubmit} aria-label="Approval of deals">
      <p>
        When a hiring member accepts an application or makes an offer above this amount, it waits
        until an owner or a finance member approves it. Terms without a total wait too: a rate
        without a most, or terms that are left open. What an owner does never waits.
      </p>
      <NumberField
        control={form.control}
        name="aboveUsd"
        label="Approval above (USD for a whole deal)"
        hint="Leave it empty, and nothing waits. What waits already goes on waiting."
        whole
        optional
      />
      <SubmitButton variant="secondary" className="self-start" pendingLabel="Saving...">
        Save limit
      </SubmitButton>
    </Form>
  );
}
