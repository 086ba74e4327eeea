import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { asApiProblem } from '#lib/api/problem.ts';
import { sendFile } from '#lib/api/send-file.ts';
import { notify } from '#ui/feedback/notify.ts';
import { ownPhotoSchema } from '../../contract.ts';
import { photoMessages, photoRefusalWords } from '../messages.ts';

interface Upload {
  file: File;
  square: { left: number; top: number; size: number };
}

/** Sends a photo with the square to cut out; `part` says how much of it is on its way, from 0 to 1. */
export function useUploadPhoto() {
  const [part, setPart] = useState(0);
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  const upload = useMutation({
    // Without a connection it fails and says so, instead of waiting for one.
    networkMode: 'always',
    onMutate: () => notify.loading(photoMessages.uploading),
    onSuccess: (_, __, toast) => toast.success(photoMessages.uploaded),
    // What is wrong stands beside the photo.
    onError: (_, __, toast) => toast?.dismiss(),
    mutationFn: async ({ file, square }: Upload) => {
      setPart(0);
      stopping.current = new AbortController();
      const { left, top, size } = square;
      const query = new URLSearchParams({ left: `${left}`, top: `${top}`, size: `${size}` });
      const answer = await sendFile({
        address: `/api/me/consultant-photo?${query}`,
        file,
        onProgress: setPart,
        signal: stopping.current.signal,
      });
      return ownPhotoSchema.parse(answer);
    },
  });

  return {
    upload: upload.mutateAsync,
    isUploading: upload.isPending,
    part,
    error: upload.isError ? wordsOf(upload.error) : undefined,
  };
}

function wordsOf(error: unknown): string {
  const problem = asApiProblem(error);
  if (!problem) return photoMessages.notSent;
  return photoRefusalWords[problem.code] ?? problem.message;
}
