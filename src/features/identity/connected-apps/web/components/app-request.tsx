import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '#ui/feedback/notify.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Checkbox } from '#ui/primitives/checkbox.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';
import type { AppRequestView } from '../../contract.ts';
import { messageForAppError, receiverWords } from '../messages.ts';
import { connectedAppsApi } from '../queries.ts';

interface AppRequestProps {
  requestId: string;
  request: AppRequestView;
  /** The address of the user who is signed in. */
  email: string;
}

/** What an app asks for, with the two answers. Each leads back to the app. */
export function AppRequest({ requestId, request, email }: AppRequestProps) {
  const { name, host, companyName, scope } = request;
  const [mayWrite, setMayWrite] = useState(scope === 'write');
  const { allow, refuse } = useAnswers(requestId, mayWrite);
  return (
    <Card>
      <DescriptionList
        items={[
          { term: 'App, as it names itself', details: name },
          { term: 'Comes from', details: host },
          { term: 'Your answer goes to', details: receiverWords(request) },
          { term: 'Acts as', details: companyName ? `${email}, for ${companyName}` : email },
        ]}
      />
      <section aria-labelledby="app-scopes" className="flex flex-col gap-3">
        <CardTitle id="app-scopes">What it may do</CardTitle>
        <Checkbox
          label="Read what you may read"
          hint="Such as your profile, projects, applications and search results."
          checked
          disabled
        />
        {scope === 'write' && (
          <Checkbox
            label="Change what you may change"
            hint="Such as posting projects, applying, proposing calls and accepting offers."
            checked={mayWrite}
            onChange={({ currentTarget }) => setMayWrite(currentTarget.checked)}
          />
        )}
      </section>
      <p className="text-sm text-ink-muted">
        The app does not get your password, and it cannot change how you sign in, pay, or act as an
        admin. It has access for a year at most. You can disconnect it in your account settings at
        any time.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button pending={allow.isPending} onClick={() => allow.mutate()}>
          Allow
        </Button>
        <Button variant="secondary" pending={refuse.isPending} onClick={() => refuse.mutate()}>
          Don’t allow
        </Button>
      </div>
    </Card>
  );
}

function useAnswers(requestId: string, mayWrite: boolean) {
  const answered = {
    onSuccess: ({ continueAt }: { continueAt: string }) => window.location.assign(continueAt),
    onError: (error: unknown) => notify.error('Error', messageForAppError(error)),
  };
  const allow = useMutation({
    mutationFn: () => connectedAppsApi.allow({ requestId, scope: mayWrite ? 'write' : 'read' }),
    ...answered,
  });
  const refuse = useMutation({
    mutationFn: () => connectedAppsApi.refuse({ requestId }),
    ...answered,
  });
  return { allow, refuse };
}
