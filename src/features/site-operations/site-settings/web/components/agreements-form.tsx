import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { FieldList } from '#ui/form/field-list.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import type { SiteSettingsView } from '../../contract.ts';
import { mostClauses, paperSwitches } from '../../rules/agreements.ts';
import {
  type AgreementsForm as Agreements,
  agreementsFormSchema,
} from '../../rules/setting-schemas.ts';
import { useSectionForm } from '../hooks/use-section-form.ts';
import { paperWords } from '../messages.ts';
import { siteSettingsApi } from '../queries.ts';
import { SectionCard } from './section-card.tsx';

const valuesOf = ({ agreements }: SiteSettingsView): Agreements => {
  const { agreements: areOn, timeSheets, invoiceDrafts, vatChecks, clauses } = agreements;
  return { agreements: areOn, timeSheets, invoiceDrafts, vatChecks, clauses, reason: '' };
};

/** Which papers of a deal are offered, and the clauses that new statements of work begin with. */
export function AgreementsForm({ view }: { view: SiteSettingsView }) {
  const form = useSchemaForm(agreementsFormSchema, { defaultValues: valuesOf(view) });
  const { control } = form;
  const { seen, newer, save, takeNewer } = useSectionForm({
    ...{ form, view, valuesOf },
    revisionOf: ({ agreements }) => agreements.revision,
    send: (values: Agreements, revision, call) =>
      siteSettingsApi.saveAgreements({ ...values, revision }, call),
  });
  return (
    <SectionCard
      title="Agreements"
      lead="What clients and consultants can put on paper here. What they have begun goes on when you switch it off."
      revision={seen.agreements}
      newer={newer?.agreements ?? null}
      onTakeNewer={takeNewer}
    >
      <Form form={form} onSubmit={save} aria-label="Agreements">
        {paperSwitches.map((name) => (
          <CheckboxField key={name} control={control} name={name} {...paperWords[name]} optional />
        ))}
        <p className="max-w-prose text-sm text-ink-muted">
          A platform that knows what its users pay each other may have to report sellers to a tax
          authority, in the European Union by DAC7. This site takes no payments for work and keeps
          no invoices. Have your adviser confirm which duties you have.
        </p>
        <FieldList
          control={control}
          name="clauses"
          legend="Clauses"
          hint="New statements of work begin with them. Have it checked by a lawyer before you rely on it."
          rowLabel={(position) => `Clause ${position}`}
          addLabel="Add a Clause"
          newRow={() => ({ title: '', text: '' })}
          max={{ rows: mostClauses, message: `At most ${mostClauses} clauses.` }}
          emptyText="None: new statements of work begin without a clause."
          optional
        >
          {(index) => (
            <>
              <TextInputField control={control} name={`clauses.${index}.title`} label="Title" />
              <TextAreaField
                control={control}
                name={`clauses.${index}.text`}
                label="Text"
                rows={6}
              />
            </>
          )}
        </FieldList>
        <TextInputField
          control={control}
          name="reason"
          label="Why"
          hint="Kept in the audit log with what was changed."
          optional
        />
        <SubmitButton pendingLabel="Saving...">Save Agreements</SubmitButton>
      </Form>
    </SectionCard>
  );
}
