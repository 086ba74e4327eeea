import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { CompanyId } from '#access/company.ts';
import { companyIdSchema } from '#access/company-input.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { Button } from '#ui/primitives/button.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Input } from '#ui/primitives/input.tsx';
import type { MergeView } from '../../contract.ts';
import { mergeReasonMaxLength } from '../../rules.ts';
import { mergeMessages, messageForMergeError, movedWords } from '../messages.ts';
import { companyMergesApi } from '../queries.ts';

interface MergeCompanyProps {
  companyId: string;
  name: string;
  /** Shows the company that stays. */
  onMerged: (into: string) => unknown;
}

/** An admin's way to merge a company into another one: first what that changes, then the merge. */
export function MergeCompany({ companyId, name, onMerged }: MergeCompanyProps) {
  const from = companyId as CompanyId;
  const [isInvalid, setInvalid] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const preview = useMutation({
    mutationFn: (into: CompanyId) => companyMergesApi.previewMerge({ companyId: from, into }),
  });
  const merge = preview.data;
  const { decide, isDeciding, failed } = useDecision({
    send: ({ into, reason }: { into: CompanyId; reason: string }, call) =>
      companyMergesApi.merge({ companyId: from, into, reason }, call),
    done: () => mergeMessages.done,
    refusal: messageForMergeError,
    onEnd: () => setAsked(false),
    refresh: (result) => (result ? onMerged(result.into.companyId) : preview.reset()),
  });
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The address of its page will do.
    const [id] = /[\da-f-]{36}/i.exec(String(new FormData(event.currentTarget).get('into'))) ?? [];
    const into = companyIdSchema.safeParse(id);
    setInvalid(!into.success);
    if (into.success) preview.mutate(into.data);
  }
  const refused = preview.error ? messageForMergeError(preview.error) : undefined;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-muted">
        For two companies of one business. {name} becomes a part of the other company and goes: that
        cannot be undone.
      </p>
      <form
        aria-label="Merge into another company"
        onSubmit={handleSubmit}
        className="grid items-end gap-4 sm:grid-cols-[1fr_auto]"
      >
        <Field
          label="ID of the company that stays, or the address of its page"
          error={isInvalid ? mergeMessages.noMatch : refused}
        >
          {(control) => <Input {...control} name="into" maxLength={300} autoComplete="off" />}
        </Field>
        <Button type="submit" variant="secondary" pending={preview.isPending}>
          Preview Merge
        </Button>
      </form>
      {merge && (
        <div className="flex flex-col items-start gap-4" role="status">
          <WhatMoves merge={merge} />
          <Button variant="destructive" onClick={() => setAsked(true)}>
            Merge Companies
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={`Merge ${name} into ${merge?.into.name ?? 'the other company'}?`}
        description={`${name} goes, and cannot come back.`}
        confirmLabel="Merge Companies"
        destructive
        reason={{
          label: 'Reason',
          hint: 'The owners of both read it, by mail.',
          maxLength: mergeReasonMaxLength,
          requiredMessage: 'Please say why: the owners read it.',
        }}
        pending={isDeciding}
        error={failed ? mergeMessages.failed : undefined}
        onConfirm={(reason) => merge && decide({ into: merge.into.companyId as CompanyId, reason })}
      />
    </div>
  );
}

/** What a merge would change. */
function WhatMoves({ merge }: { merge: MergeView }) {
  const words = movedWords(merge);
  return (
    <div>
      <p className="font-medium text-ink">
        Into {merge.into.name} from {merge.from.name}:
      </p>
      <ul className="list-disc pl-5">
        {words.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
