import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Form } from '#ui/form/form.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { FieldRow } from '#ui/primitives/field-row.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { AudienceView } from '../../contract.ts';
import {
  type AnnouncementForm as Announcement,
  announcementFormSchema,
  fillInBoth,
  type RecipientType,
  recipientTypes,
} from '../../rules/announcement-form.ts';
import { useAnnouncementDraft } from '../hooks/use-announcement-draft.ts';
import { useStartAnnouncement } from '../hooks/use-start-announcement.ts';
import { useTestAnnouncement } from '../hooks/use-test-announcement.ts';
import {
  leftOut,
  noRecipients,
  personaliseHint,
  recipientsInWords,
  recipientWords,
} from '../messages.ts';
import { audienceQuery } from '../queries.ts';
import { AnnouncementPreview } from './announcement-preview.tsx';

interface AnnouncementFormProps {
  /** Whose draft it is. */
  userId: string;
  /** Whom the address names. */
  recipientType: RecipientType;
  /** Called when other recipients are chosen, for the address to name them. */
  onRecipientType: (type: RecipientType) => void;
}

/** Writes to all clients or all consultants, with a preview beside it. */
export function AnnouncementForm(props: AnnouncementFormProps) {
  const query = useQuery(audienceQuery);
  const { data } = query;
  if (query.isError && !data) return <PartFailed what="The recipients" query={query} />;
  if (!data) return <Skeleton className="h-96 w-full" />;
  const { senders, ...audiences } = data;
  return <LoadedForm {...props} audiences={audiences} senders={senders} />;
}

interface LoadedFormProps extends AnnouncementFormProps {
  audiences: Record<RecipientType, AudienceView>;
  senders: readonly { name: string; address: string }[];
}

function LoadedForm(props: LoadedFormProps) {
  const { userId, audiences, senders } = props;
  const [asked, setAsked] = useState<Announcement | null>(null);
  const form = useSchemaForm(announcementFormSchema, {
    defaultValues: {
      recipientType: props.recipientType,
      fromName: senders[0]?.name ?? '',
      fromEmail: senders[0]?.address ?? '',
      subject: '',
      message: '',
    },
  });
  const { control, setValue } = form;
  useAnnouncementDraft(form, userId);
  const [recipientType, subject, message] = useWatch({
    control,
    name: ['recipientType', 'subject', 'message'],
  });
  const followChoice = useEffectEvent((chosen: RecipientType) => {
    if (chosen !== props.recipientType) props.onRecipientType(chosen);
  });
  useEffect(() => followChoice(recipientType), [recipientType]);
  const clear = () => {
    setValue('subject', '');
    setValue('message', '');
    form.clearErrors();
  };
  const start = useStartAnnouncement({ onStarted: clear, onEnd: () => setAsked(null) });
  const test = useTestAnnouncement();
  const audience = audiences[recipientType];
  const isEmpty = subject.trim() === '' || message.trim() === '';
  const others = leftOut(audience);
  const missing = isEmpty ? fillInBoth : undefined;
  const unreached = audience.recipients === 0 ? noRecipients : undefined;

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Form form={form} onSubmit={setAsked}>
        <SelectField
          control={control}
          name="recipientType"
          label="Recipients"
          hint={others}
          options={recipientTypes.map((type) => ({
            value: type,
            label: `${recipientWords[type]} (${audiences[type].recipients.toLocaleString('en-US')})`,
          }))}
        />
        <FieldRow>
          <TextInputField control={control} name="fromName" label="From Name" />
          <TextInputField
            control={control}
            name="fromEmail"
            label="From Email"
            type="email"
            hint={`Allowed: ${senders.map(({ address }) => address).join(', ')}`}
          />
        </FieldRow>
        <TextInputField control={control} name="subject" label="Subject" />
        <TextAreaField
          control={control}
          name="message"
          label="Message"
          rows={8}
          hint={personaliseHint}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabledBecause={missing ?? unreached}>
            Send
          </Button>
          <Button
            variant="secondary"
            disabledBecause={missing}
            pending={test.isPending}
            onClick={form.handleSubmit((blast) => test.mutate(blast))}
          >
            Send a test to myself
          </Button>
          <Button variant="ghost" onClick={clear}>
            Clear
          </Button>
        </div>
      </Form>
      <AnnouncementPreview
        key={recipientType}
        recipientType={recipientType}
        recipients={audience.recipients}
        subject={subject}
        message={message}
      />
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={`Send to ${recipientsInWords(audience.recipients, recipientType).toLowerCase()}?`}
        description={`Each gets one mail from ${asked?.fromEmail ?? ''}. ${others ?? ''} What has been sent cannot be taken back; what has not can be paused and cancelled.`}
        confirmLabel="Send"
        pending={start.isPending}
        onConfirm={() => asked && start.mutate({ ...asked, expected: audience.recipients })}
      />
    </div>
  );
}
