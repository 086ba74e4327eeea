import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { forgetAnswers } from './forget-answers.ts';

it('forgets what was answered, and cuts nothing off that is on its way', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['known'], 'of the visitor');
  let answer = (_text: string): void => undefined;
  const onItsWay = queryClient.fetchQuery({
    queryKey: ['asked'],
    queryFn: () =>
      new Promise<string>((resolve) => {
        answer = resolve;
      }),
  });
  const forgotten = forgetAnswers(queryClient);
  answer('of the visitor');
  expect(await onItsWay).toBe('of the visitor');
  await forgotten;
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

it('forgets also after a failure', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const onItsWay = queryClient.fetchQuery({
    queryKey: ['asked'],
    queryFn: () => Promise.reject(new Error('refused')),
  });
  await Promise.all([forgetAnswers(queryClient), expect(onItsWay).rejects.toThrow('refused')]);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
