import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { asApiProblem } from '#lib/api/problem.ts';
import { sendFile } from '#lib/api/send-file.ts';
import { notify } from '#ui/feedback/notify.ts';
import { importMaxBytes } from '../../rules/import-limits.ts';
import { type ProfileDraft, profileDraftSchema } from '../../rules/profile-draft.ts';
import { importMessages, importRefusalWords } from '../messages/import-messages.ts';

/** What was read, and what the person calls the file. */
export interface ReadFile {
  draft: ProfileDraft;
  fileName: string;
}

/** What is wrong with a file, without sending it. */
class UnfitFile extends Error {
  override readonly name = 'UnfitFile';
}

/** Sends a file to be read; `part` says how much of it is on its way, from 0 to 1. */
export function useReadFile() {
  const [part, setPart] = useState(0);
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  const read = useMutation({
    // Without a connection it fails and says so, instead of waiting for one.
    networkMode: 'always',
    onMutate: () => notify.loading(importMessages.reading),
    onSuccess: (_, __, toast) => toast.success(importMessages.read),
    // What is wrong with the file stands beside it.
    onError: (_, __, toast) => toast?.dismiss(),
    mutationFn: async (file: File): Promise<ReadFile> => {
      setPart(0);
      if (file.size === 0) throw new UnfitFile(importMessages.empty);
      if (file.size > importMaxBytes) throw new UnfitFile(importMessages.tooLarge);
      stopping.current = new AbortController();
      const answer = await sendFile({
        address: '/api/me/consultant-profile/drafts',
        file,
        onProgress: setPart,
        signal: stopping.current.signal,
      });
      return { draft: profileDraftSchema.parse(answer), fileName: file.name };
    },
  });

  return {
    read: read.mutateAsync,
    stop: () => {
      stopping.current?.abort();
      read.reset();
    },
    isReading: read.isPending,
    part,
    error: read.isError ? wordsOf(read.error) : undefined,
  };
}

function wordsOf(error: unknown): string {
  if (error instanceof UnfitFile) return error.message;
  const problem = asApiProblem(error);
  if (!problem) return importMessages.notSent;
  return importRefusalWords[problem.code] ?? problem.message;
}
