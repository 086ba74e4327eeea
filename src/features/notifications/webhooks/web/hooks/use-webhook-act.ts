import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '#ui/feedback/notify.ts';
import { messageForWebhookError } from '../messages.ts';

/** An act on a webhook: what is listed of webhooks is asked again, and a refusal is shown. */
export function useWebhookAct<Input = void, Answer = unknown>(
  act: (input: Input) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async (answer) => {
      onDone(answer);
      await queryClient.invalidateQueries({ queryKey: ['webhooks'] });
    },
    onError: (error) => notify.error('Error', messageForWebhookError(error)),
  });
}
