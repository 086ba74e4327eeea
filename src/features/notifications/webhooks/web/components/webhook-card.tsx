import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { notify } from '#ui/feedback/notify.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import type { CheckboxOption } from '#ui/primitives/checkbox-group.tsx';
import { ConfirmButton } from '#ui/primitives/confirm-button.tsx';
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx';
import { switchLink } from '#ui/primitives/link-switch.tsx';
import { LocalMomentText } from '#ui/primitives/local-moment-text.tsx';
import type { WebhookView } from '../../contract.ts';
import { useWebhookAct } from '../hooks/use-webhook-act.ts';
import { stateWords, webhookMessages } from '../messages.ts';
import { type WebhooksSearch, webhooksApi } from '../queries.ts';
import { ChooseEvents } from './choose-events.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { ShownSecret } from './shown-secret.tsx';

interface WebhookCardProps {
  webhook: WebhookView;
  options: readonly CheckboxOption[];
  search: WebhooksSearch;
  /** The focused button is about to go away with its row. */
  onFocusLoss: () => void;
}

/** One webhook: where it leads, how it stands, what can be done with it, and its log. */
export function WebhookCard({ webhook, options, search, onFocusLoss }: WebhookCardProps) {
  const { webhookId, name, kind, host, events, state, failingSince } = webhook;
  const [badge, why] = state === 'on' ? [] : stateWords[state];
  const isLogOpen = search.log === webhookId;
  return (
    <li className="flex flex-col gap-3 py-4">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere text-ink">
          {name}
          {badge && <Badge tone={state === 'off' ? 'neutral' : 'danger'}>{badge}</Badge>}
          {failingSince && state === 'on' && <Badge tone="warning">Failing</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-ink-muted">
          {kind === 'teams' ? 'Teams' : 'Standard Webhooks'}, <code>{host}</code>,{' '}
          {events.length === 1 ? '1 event' : `${events.length} events`}. {why}
          {failingSince && (
            <>
              {' '}
              No event was taken since <LocalMomentText value={failingSince} />.
            </>
          )}
        </p>
      </div>
      <Acts webhook={webhook} options={options} isLogOpen={isLogOpen} onFocusLoss={onFocusLoss} />
      {isLogOpen && <DeliveryLog webhook={webhook} show={search.show} />}
    </li>
  );
}

function Acts({
  webhook,
  options,
  isLogOpen,
  onFocusLoss,
}: Omit<WebhookCardProps, 'search'> & { isLogOpen: boolean }) {
  const { webhookId, name, kind, state } = webhook;
  const isOn = state === 'on';
  const test = useWebhookAct(
    () => webhooksApi.sendTest({ webhookId }),
    () => notify.success(webhookMessages.testSent),
  );
  const turn = useWebhookAct(
    () => webhooksApi.change({ webhookId, isOn: !isOn }),
    () => notify.success(webhookMessages.changed),
  );
  const remove = useWebhookAct(
    () => webhooksApi.remove({ webhookId }),
    () => {
      onFocusLoss();
      notify.success(webhookMessages.removed);
    },
  );
  return (
    <div className="flex flex-wrap gap-2">
      {isOn && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Send a test to ${name}`}
          pending={test.isPending}
          onClick={() => test.mutate()}
        >
          Send a test
        </Button>
      )}
      <Link
        to="."
        search={isLogOpen ? {} : { log: webhookId }}
        {...switchLink}
        aria-expanded={isLogOpen}
        aria-label={`${isLogOpen ? 'Close log' : 'Log'} of ${name}`}
        className={buttonClassName({ variant: 'secondary', size: 'sm' })}
      >
        {isLogOpen ? 'Close log' : 'Log'}
      </Link>
      <ChooseEvents webhook={webhook} options={options} />
      {kind === 'standard' && <ReplaceSecret webhook={webhook} />}
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Turn ${isOn ? 'off' : 'on'} ${name}`}
        pending={turn.isPending}
        onClick={() => turn.mutate()}
      >
        {isOn ? 'Turn off' : 'Turn on'}
      </Button>
      <ConfirmButton
        size="sm"
        aria-label={`Remove ${name}`}
        pending={remove.isPending}
        title={`Remove ${name}?`}
        description="Nothing more is sent to it, and its log is deleted."
        confirmLabel="Remove webhook"
        onConfirm={() => remove.mutate()}
      >
        Remove
      </ConfirmButton>
    </div>
  );
}

function ReplaceSecret({ webhook: { webhookId, name } }: { webhook: WebhookView }) {
  const [secret, setSecret] = useState<string>();
  const rotate = useWebhookAct(
    () => webhooksApi.rotateSecret({ webhookId }),
    (made) => setSecret(made.secret),
  );
  return (
    <>
      <ConfirmButton
        size="sm"
        aria-label={`Replace secret of ${name}`}
        pending={rotate.isPending}
        title="Replace the secret?"
        description="Events are signed with both secrets for 24 hours, and then with the new one alone."
        confirmLabel="Replace secret"
        onConfirm={() => rotate.mutate()}
      >
        Replace secret
      </ConfirmButton>
      <Dialog
        title="The new secret of your webhook"
        open={secret !== undefined}
        onOpenChange={(next) => {
          if (!next) setSecret(undefined);
        }}
        footer={<DialogClose render={<Button>Done</Button>} />}
      >
        {secret && <ShownSecret secret={secret} />}
      </Dialog>
    </>
  );
}
