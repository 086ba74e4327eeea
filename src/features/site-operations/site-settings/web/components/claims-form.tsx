import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import type { EditedClaim, SiteSettingsView } from '../../contract.ts';
import { editableClaimIds } from '../../rules/claims.ts';
import { type ClaimsForm as Claims, claimsFormSchema } from '../../rules/setting-schemas.ts';
import { useSectionForm } from '../hooks/use-section-form.ts';
import { siteSettingsApi } from '../queries.ts';
import { ClaimField } from './claim-field.tsx';
import { SectionCard } from './section-card.tsx';

const valuesOf = ({ claims }: SiteSettingsView): Claims => ({
  claims: Object.fromEntries(
    claims.entries
      .filter(({ isFixed }) => !isFixed)
      .map(({ id, source, figure }) => [id, { source, figure }]),
  ) as Claims['claims'],
  reason: '',
});

/** The figures that public pages state. */
export function ClaimsForm({ view }: { view: SiteSettingsView }) {
  const form = useSchemaForm(claimsFormSchema, { defaultValues: valuesOf(view) });
  const { control } = form;
  const { seen, newer, save, takeNewer } = useSectionForm({
    ...{ form, view, valuesOf },
    revisionOf: ({ claims }) => claims.revision,
    send: (values: Claims, revision, call) =>
      siteSettingsApi.saveClaims({ ...values, revision }, call),
  });
  const fieldsOf = (belongs: (entry: EditedClaim) => boolean) =>
    editableClaimIds.map((id) => {
      const entry = seen.claims.entries.find((each) => each.id === id && belongs(each));
      return entry && <ClaimField key={id} id={id} entry={entry} control={control} />;
    });
  const fixed = seen.claims.entries.filter(({ isFixed }) => isFixed);
  return (
    <SectionCard
      title="Claims"
      lead="What public pages say of the site in figures. Write what you can stand behind; where a figure can be counted, it is shown with how and when."
      revision={seen.claims}
      newer={newer?.claims ?? null}
      onTakeNewer={takeNewer}
    >
      <Form form={form} onSubmit={save} aria-label="Claims">
        <h3 className="font-semibold text-ink">Figures that can be counted</h3>
        {fieldsOf((entry) => entry.measuredAs !== null)}
        <h3 className="mt-2 font-semibold text-ink">Figures that you state</h3>
        {fieldsOf((entry) => entry.measuredAs === null)}
        <TextInputField
          control={control}
          name="reason"
          label="Where these figures come from"
          hint="Kept in the audit log with what was changed."
        />
        <p className="text-sm text-ink-muted">
          {fixed.map(({ figure, label }) => `${figure} ${label}`).join(' and ')}: the product makes
          these true, and no form changes them.
        </p>
        <SubmitButton pendingLabel="Saving...">Save Claims</SubmitButton>
      </Form>
    </SectionCard>
  );
}
