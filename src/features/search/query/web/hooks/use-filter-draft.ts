import type { RefObject } from 'react';
import { useAddressDraft } from '#ui/form/use-address-draft.ts';
import type { FindSearch } from '../components/find-search.ts';

/** What stands in the filters, as their controls hold it. */
export type FilterDraft = Record<
  Exclude<keyof FindSearch, 'sort' | 'dropped' | 'spelling'>,
  string
>;

const draftOf = (search: FindSearch): FilterDraft => ({
  text: search.text ?? '',
  skill: search.skill ?? '',
  module: search.module ?? '',
  location: search.location ?? 'all',
  language: search.language ?? '',
  availability: search.availability ?? 'all',
  credentials: search.credentials ?? '',
  minRate: String(search.minRate ?? ''),
  maxRate: String(search.maxRate ?? ''),
  minExperience: String(search.minExperience ?? ''),
});

/** Filters that narrow nothing. */
export const emptyDraft = draftOf({});

/** What the reader is choosing, which counts once it is applied. */
export const useFilterDraft = (search: FindSearch, formRef: RefObject<HTMLFormElement | null>) =>
  useAddressDraft(draftOf(search), formRef);
