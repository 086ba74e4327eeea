import { useMemo } from 'react';
import { z } from 'zod';
import { neverExpires } from '#catalogue/certifications.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { DateField } from '#ui/form/date-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { showFieldProblems } from '#ui/form/show-field-problems.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { FieldRow } from '#ui/primitives/field-row.tsx';
import type { OwnCredential } from '../../contract.ts';
import { datedProblem, type Evidence, evidenceSchema } from '../../rules.ts';
import { credentialMessages } from '../messages.ts';

/** A date field that is left empty holds an empty text. */
const formSchemaFor = (certification: OwnCredential['certification']) =>
  z
    .object({
      link: z.string(),
      number: z.string(),
      issuedOn: z.string(),
      expiresOn: z.string(),
    })
    .transform((fields) => ({
      ...fields,
      issuedOn: fields.issuedOn || null,
      expiresOn: fields.expiresOn || null,
    }))
    .pipe(
      evidenceSchema.superRefine((evidence, context) => {
        const problem = datedProblem(certification, evidence, new Date());
        if (problem) {
          const { field, message } = problem;
          context.addIssue({ code: 'custom', path: [field], message });
        }
      }),
    );

interface EvidenceFormProps {
  credential: OwnCredential;
  /** Names the form for screen readers: the certification it is about. */
  label: string;
  onSend: (evidence: Evidence) => Promise<void>;
  onCancel: () => void;
}

/** Link, number and dates of one certification. */
export function EvidenceForm({ credential, label, onSend, onCancel }: EvidenceFormProps) {
  const { certification } = credential;
  const isForLife = neverExpires(certification);
  const schema = useMemo(() => formSchemaFor(certification), [certification]);
  const form = useSchemaForm(schema, {
    defaultValues: {
      link: credential.link,
      number: credential.number,
      issuedOn: credential.issuedOn ?? '',
      expiresOn: isForLife ? '' : (credential.expiresOn ?? ''),
    },
  });
  const { control } = form;

  async function handleSubmit(evidence: Evidence) {
    try {
      await onSend(evidence);
    } catch (error) {
      const fields = asApiProblem(error)?.fields ?? [];
      if (fields.length > 0 && showFieldProblems(form, fields).length === 0) return;
      const message = asApiProblem(error)?.message ?? credentialMessages.notSubmitted;
      form.setError('root', { message });
    }
  }

  return (
    <Form form={form} onSubmit={handleSubmit} aria-label={`Evidence for ${label}`}>
      <TextInputField
        control={control}
        name="link"
        label="Link to the issuer’s record"
        type="url"
        hint="For Microsoft certifications, share your transcript or the credential on Microsoft Learn and paste the link."
        placeholder="https://learn.microsoft.com/…"
        maxLength={300}
        optional
      />
      <TextInputField
        control={control}
        name="number"
        label="Certification number"
        hint="If there is no link, or beside it. Only we see link and number; clients see that we have checked."
        maxLength={100}
        optional
      />
      <FieldRow>
        <DateField control={control} name="issuedOn" label="Issued on" optional />
        {!isForLife && (
          <DateField
            control={control}
            name="expiresOn"
            label="Valid until"
            hint="Leave it empty if it does not expire."
            optional
          />
        )}
      </FieldRow>
      {isForLife && (
        <p className="text-sm text-ink-muted">Fundamentals certifications do not expire.</p>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <SubmitButton pendingLabel="Sending...">Send for a Check</SubmitButton>
      </div>
    </Form>
  );
}
