import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { asApiProblem } from '#lib/api/problem.ts';
import { useIntentKey } from '#lib/api/use-intent-key.ts';
import { notify } from '#ui/feedback/notify.ts';
import { showFieldProblems } from '#ui/form/show-field-problems.ts';
import type { SiteSettingsView } from '../../contract.ts';
import { settingsMessages } from '../messages.ts';
import { siteSettingsQuery } from '../queries.ts';

/** What goes with a call, so that it is carried out once, however often it is sent. */
interface OnceCall {
  context: { idempotencyKey: string };
}

/**
 * Saves a section as it was changed from what its form began with. When another admin has changed it meanwhile nothing
 * is saved: what they saved is at hand, and takes the place of the form only when the person says so.
 */
export function useSectionForm<Values extends FieldValues, Output>(options: {
  form: UseFormReturn<Values, unknown, Output>;
  view: SiteSettingsView;
  revisionOf: (view: SiteSettingsView) => number;
  valuesOf: (view: SiteSettingsView) => Values;
  send: (values: Output, revision: number, call: OnceCall) => Promise<SiteSettingsView>;
}) {
  const { form, revisionOf, valuesOf, send } = options;
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const [seen, setSeen] = useState(options.view);
  const [newer, setNewer] = useState<SiteSettingsView | null>(null);

  const show = (view: SiteSettingsView) => {
    setSeen(view);
    setNewer(null);
    form.reset(valuesOf(view));
  };

  async function save(values: Output): Promise<void> {
    try {
      const call = { context: { idempotencyKey: intent.current() } };
      const saved = await send(values, revisionOf(seen), call);
      intent.renew();
      queryClient.setQueryData(siteSettingsQuery.queryKey, saved);
      show(saved);
      notify.success(settingsMessages.saved);
      await queryClient.invalidateQueries({ queryKey: ['audit'] });
    } catch (error) {
      const problem = asApiProblem(error);
      // Without an answer it may have been saved, and is sent again under its key.
      if (problem) intent.renew();
      if (problem?.code === 'CHANGED_MEANWHILE') {
        setNewer(await queryClient.fetchQuery({ ...siteSettingsQuery, staleTime: 0 }));
        return;
      }
      const fields = problem?.fields ?? [];
      if (fields.length > 0 && showFieldProblems(form, fields).length === 0) return;
      form.setError('root', { message: problem?.message ?? settingsMessages.notSaved });
    }
  }

  return { seen, newer, save, takeNewer: () => newer && show(newer) };
}
