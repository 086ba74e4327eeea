import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '#ui/feedback/notify.ts';
import type { MailPreferenceView } from '../../contract.ts';
import type { MailTimes, MailTopic, MailWay, PushTopic } from '../../rules.ts';
import { choiceFailed, choiceSaved, choiceUndone } from '../messages.ts';
import { mailPreferenceQuery, mailPreferencesApi } from '../queries.ts';

/** One thing that is chosen. */
export type Choice =
  | { kind: 'way'; topic: MailTopic; way: MailWay }
  | { kind: 'push'; topic: PushTopic; isShown: boolean }
  | { kind: 'times'; times: MailTimes };

/** How long a choice can be undone, in seconds. */
const undoSeconds = 10;

function send(key: string, choice: Choice): Promise<MailPreferenceView> {
  if (choice.kind === 'way') {
    return mailPreferencesApi.chooseWay({ key, topic: choice.topic, way: choice.way });
  }
  if (choice.kind === 'push') {
    const { topic, isShown } = choice;
    return mailPreferencesApi.choosePush({ key, topic, isShown });
  }
  return mailPreferencesApi.chooseTimes({ key, ...choice.times });
}

/** The choices with this one among them. */
function withChoice(view: MailPreferenceView, choice: Choice): MailPreferenceView {
  if (choice.kind === 'times') return { ...view, times: choice.times };
  if (choice.kind === 'way') {
    const { topic, way } = choice;
    return { ...view, ways: view.ways.map((row) => (row.topic === topic ? { topic, way } : row)) };
  }
  const { topic, isShown } = choice;
  return {
    ...view,
    pushes: view.pushes.map((row) => (row.topic === topic ? { topic, isShown } : row)),
  };
}

/**
 * Saves each choice as it is made. It is shown at once, sent after those before it, and can be undone from its toast,
 * by choosing what was chosen before.
 */
export function useSaveChoice(key: string) {
  const queryClient = useQueryClient();
  const { queryKey } = mailPreferenceQuery(key);
  const saving = useMutation({
    scope: { id: `mail-preferences:${key}` },
    // Needs no key for its intent: chosen twice is chosen once.
    mutationFn: (choice: Choice) => send(key, choice),
    onMutate: (choice) => {
      queryClient.setQueryData(queryKey, (view) => view && withChoice(view, choice));
    },
    onError: async () => {
      notify.error('Error', choiceFailed);
      await queryClient.invalidateQueries({ queryKey });
    },
  });
  /** Never throws: a failure has its toast. */
  async function save(choice: Choice): Promise<boolean> {
    return saving.mutateAsync(choice).then(
      () => true,
      () => false,
    );
  }

  return async (choice: Choice, before: Choice, label: string): Promise<void> => {
    if (!(await save(choice))) return;
    const undo = () =>
      void save(before).then((isUndone) => isUndone && notify.success(choiceUndone, label));
    notify.success({
      ...{ title: choiceSaved, description: label },
      action: { label: 'Undo', seconds: undoSeconds, onPress: undo },
    });
  };
}
