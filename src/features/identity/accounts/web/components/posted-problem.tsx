import { Banner } from '#ui/primitives/banner.tsx';
import type { PostedForm } from '../../rules/posted-form.ts';
import { messageForPostedForm } from '../messages.ts';

/** Why a form that was sent without scripts was refused, above its fields; otherwise nothing. */
export function PostedProblem({ posted }: { posted: PostedForm | undefined }) {
  return posted ? <Banner tone="danger">{messageForPostedForm(posted)}</Banner> : null;
}
