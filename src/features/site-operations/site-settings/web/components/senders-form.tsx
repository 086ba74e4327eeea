import { useMutation } from '@tanstack/react-query';
import { asApiProblem } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Form } from '#ui/form/form.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import type { SiteSettingsView } from '../../contract.ts';
import { mailKinds } from '../../rules/mail-kinds.ts';
import { type SendersForm as Senders, sendersFormSchema } from '../../rules/setting-schemas.ts';
import { useSectionForm } from '../hooks/use-section-form.ts';
import { mailKindWords, settingsMessages } from '../messages.ts';
import { siteSettingsApi } from '../queries.ts';
import { SectionCard } from './section-card.tsx';

const valuesOf = ({ senders }: SiteSettingsView): Senders => ({
  names: senders.allowed.map(({ address, name }) => ({ address, name })),
  byKind: senders.byKind,
  reason: '',
});

/** Whom mails are from. */
export function SendersForm({ view }: { view: SiteSettingsView }) {
  const form = useSchemaForm(sendersFormSchema, { defaultValues: valuesOf(view) });
  const { control } = form;
  const { seen, newer, save, takeNewer } = useSectionForm({
    ...{ form, view, valuesOf },
    revisionOf: ({ senders }) => senders.revision,
    send: (values: Senders, revision, call) =>
      siteSettingsApi.saveSenders({ ...values, revision }, call),
  });
  const test = useMutation({
    mutationFn: (sender: { address: string; name: string }) => siteSettingsApi.sendTest(sender),
    onSuccess: ({ address }) => notify.success('Test sent', `It goes to ${address} alone.`),
    onError: (error) => notify.error(asApiProblem(error)?.message ?? settingsMessages.testFailed),
  });
  async function sendTest(index: number) {
    if (!(await form.trigger(`names.${index}.name`))) return;
    const sender = form.getValues(`names.${index}`);
    if (sender) test.mutate(sender);
  }
  const { allowed } = seen.senders;
  return (
    <SectionCard
      title="Senders"
      lead="The name before each address, and whom mails are from. Addresses are those that the environment of this installation allows (MAIL_FROM and MAIL_SENDERS): its domain signs them, and others would be taken for spam."
      revision={seen.senders}
      newer={newer?.senders ?? null}
      onTakeNewer={takeNewer}
    >
      <Form form={form} onSubmit={save} aria-label="Senders">
        {allowed.map(({ address, usualName }, index) => (
          <div key={address} className="flex flex-wrap items-end gap-3">
            <TextInputField
              control={control}
              name={`names.${index}.name`}
              label={`Name of ${address}`}
              hint={`Usually ${usualName}.`}
              className="flex-1 basis-72"
            />
            <Button
              variant="secondary"
              pending={test.isPending && test.variables.address === address}
              onClick={() => void sendTest(index)}
            >
              Send a test to myself<VisuallyHidden> from {address}</VisuallyHidden>
            </Button>
          </div>
        ))}
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          {mailKinds.map((kind) => (
            <SelectField
              key={kind}
              control={control}
              name={`byKind.${kind}`}
              label={mailKindWords[kind]}
              options={allowed.map(({ address }) => ({ value: address, label: address }))}
            />
          ))}
        </div>
        <TextInputField
          control={control}
          name="reason"
          label="Why"
          hint="Kept in the audit log with what was changed."
          optional
        />
        <SubmitButton pendingLabel="Saving...">Save Senders</SubmitButton>
      </Form>
    </SectionCard>
  );
}
