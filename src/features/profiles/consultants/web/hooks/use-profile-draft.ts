import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as drafts from '#ui/form/session-draft.ts';
import { useKeptDraft } from '#ui/form/use-kept-draft.ts';
import {
  type ProfileDraft,
  readDraft,
  writeDraft,
} from '../components/profile-form/profile-draft.ts';
import type {
  ProfileFormInput,
  ProfileFormValues,
} from '../components/profile-form/profile-form-schema.ts';
import type { ProfileFormStart } from '../components/profile-form/profile-form-start.ts';

type ProfileForm = UseFormReturn<ProfileFormInput, unknown, ProfileFormValues>;

/** Under whose name unsaved changes are kept: the id of a person, or `visitor`. */
export type DraftOwner = string;
export const visitorsDraft: DraftOwner = 'visitor';

const keyOf = (owner: DraftOwner): string => `profile:${owner}`;

/** The owner's draft; one who has none takes over what they entered in this tab before they signed in. */
function takeDraft(owner: DraftOwner): ProfileDraft | null {
  const own = readDraft(drafts.readDraft(keyOf(owner)));
  if (own || owner === visitorsDraft) return own;
  const { email: _email, ...entered } = readDraft(drafts.readDraft(keyOf(visitorsDraft))) ?? {};
  drafts.dropDraft(keyOf(visitorsDraft));
  return Object.keys(entered).length > 0 ? entered : null;
}

interface DraftControl {
  /** Whether earlier changes stand in the form again, or were just discarded. */
  state: 'none' | 'restored' | 'discarded';
  discard: () => void;
  undoDiscard: () => void;
  /** Forgets the draft for good: the changes were saved, or given up. */
  finish: () => void;
}

/** Keeps what is entered into the profile form, for this person only. */
export function useProfileDraft(
  form: ProfileForm,
  { owner, start }: { owner: DraftOwner; start: ProfileFormStart },
): DraftControl {
  const [change, setChange] = useState<'restored' | 'discarded'>();
  const discarded = useRef<ProfileFormInput>(undefined);
  const { isRestored, finish } = useKeptDraft(form, {
    key: keyOf(owner),
    read: () => takeDraft(owner),
    write: (values) => writeDraft(values, start),
  });

  return {
    state: change ?? (isRestored ? 'restored' : 'none'),
    discard() {
      discarded.current = form.getValues();
      form.reset();
      setChange('discarded');
    },
    undoDiscard() {
      if (discarded.current) form.reset(discarded.current, { keepDefaultValues: true });
      setChange('restored');
    },
    finish,
  };
}
