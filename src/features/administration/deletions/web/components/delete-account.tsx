import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { messageOf } from '#lib/api/problem.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { OwnDeletionView } from '../../contract.ts';
import { graceDays, isConfirmation } from '../../rules.ts';
import { deletionMessages } from '../messages.ts';
import { deletionQuery, deletionsApi } from '../queries.ts';

interface DeleteAccountProps {
  email: string;
  /** Called once the account is hidden. */
  onAsked: () => unknown;
}

/** Says what becomes of everything, and has the account deleted once its address is typed. */
export function DeleteAccount({ email, onAsked }: DeleteAccountProps) {
  const query = useQuery(deletionQuery);
  const [isOpen, setOpen] = useState(false);
  if (query.isLoadingError) return <PartFailed what="What would be deleted" query={query} />;
  if (!query.data) return <Skeleton className="h-32 w-full" />;
  return (
    <div className="flex flex-col gap-5">
      <p>
        Your account is hidden at once, and erased after {graceDays} days with everything that is
        yours alone. Until then you can sign in and keep it.
      </p>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {effectsOf(query.data.effects).map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <Button variant="destructive" className="self-start" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog title="Delete your account?" open={isOpen} onOpenChange={setOpen} size="sm">
        <AddressForm
          email={email}
          onAsked={() => {
            // First, so that the focus has somewhere to go back to.
            setOpen(false);
            return onAsked();
          }}
        />
      </Dialog>
    </div>
  );
}

/** What happens to the rest, in sentences. */
function effectsOf(effects: OwnDeletionView['effects']): string[] {
  const { openApplications, openProjects, projectsInProgress, openCalls, hasSubscription } =
    effects;
  return [
    openApplications > 0 &&
      `${counted(openApplications, 'application')} without an answer: withdrawn at once, and the clients are notified.`,
    openProjects > 0 &&
      `${counted(openProjects, 'open project')}: cancelled at once, and everyone who applied is notified.`,
    projectsInProgress > 0 &&
      `${counted(projectsInProgress, 'project')} in progress: the other side is notified now. What is not completed in ${graceDays} days is cancelled then.`,
    openCalls > 0 &&
      `${counted(openCalls, 'call')} that ${openCalls === 1 ? 'is' : 'are'} proposed or agreed on: cancelled at once, and the other side is notified.`,
    hasSubscription &&
      'Your subscription: not charged again, and ended at the latest when the account is erased. Nothing is paid back.',
    'What you agreed on stays with the other side, without your name: the project, its terms and your messages about it.',
    'Free months for people you referred that were not credited yet are lost.',
    'Invoices are kept for seven years, because the law asks for it. Copies in backups go when these are replaced.',
  ].filter((effect) => effect !== false);
}

const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;

function AddressForm({ email, onAsked }: DeleteAccountProps) {
  const form = useSchemaForm(schema, { defaultValues: { email: '' } });

  async function handleSubmit(values: z.output<typeof schema>) {
    if (!isConfirmation(values.email, email)) {
      form.setError('email', { message: deletionMessages.differs });
      return;
    }
    try {
      await deletionsApi.ask(values);
    } catch (error) {
      const message = messageOf(
        error,
        'ADDRESS_DIFFERS',
        'LAST_ADMIN',
        'LAST_OWNER',
        'DELETION_ASKED',
      );
      form.setError('email', { message: message ?? deletionMessages.failed });
      return;
    }
    await onAsked();
  }

  return (
    <Form form={form} onSubmit={handleSubmit} aria-label="Delete your account">
      <TextInputField
        control={form.control}
        name="email"
        label="Type your e-mail address to confirm"
        hint={`The address is ${email}.`}
        autoComplete="off"
      />
      <SubmitButton variant="destructive" pendingLabel="Deleting...">
        Delete my account
      </SubmitButton>
    </Form>
  );
}

const schema = z.object({ email: z.string().min(1, deletionMessages.differs).max(254) });
