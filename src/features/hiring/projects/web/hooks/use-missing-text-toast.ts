import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { notify } from '#ui/feedback/notify.ts';
import { missingTextToasts } from '../messages.ts';
import type { ProjectFormState } from './use-project-form.ts';

/** Says in a toast, whenever the form is sent, when it lacks its title or its description. */
export function useMissingTextToast(form: ProjectFormState): void {
  const { submitCount } = useFormState({ control: form.control });
  useEffect(() => {
    if (submitCount === 0) return;
    for (const name of ['title', 'description'] as const) {
      if (form.getValues(name).trim() === '') {
        notify.error(...missingTextToasts[name]);
        return;
      }
    }
  }, [form, submitCount]);
}
