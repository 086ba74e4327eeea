import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import type { PostedForm } from '../../rules/posted-form.ts';

/** For loaders: the form that this page answers, when it was sent without scripts and refused; in the browser none. */
export const postedForm = createIsomorphicFn()
  .server((): PostedForm | undefined => {
    const context: { posted?: PostedForm } = getGlobalStartContext() ?? {};
    return context.posted;
  })
  .client((): PostedForm | undefined => undefined);
