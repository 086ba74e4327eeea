import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sendFile } from '#lib/api/send-file.ts';
import { notify } from '#ui/feedback/notify.ts';
import { supplierFileRefusals } from '../../contract/file-refusals.ts';
import { type SupplierFileKind, supplierFileMaxBytes } from '../../rules/files.ts';
import { messageForSupplierError, supplierMessages } from '../messages.ts';
import { ownSupplierQuery } from '../queries.ts';

class Refused extends Error {}

/** Uploads a document of this kind; `part` says how much of it is sent, from 0 to 1. */
export function useUploadDocument(kind: SupplierFileKind) {
  const queryClient = useQueryClient();
  const [part, setPart] = useState(0);
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  const upload = useMutation({
    // Without a connection it fails and says so, instead of waiting for one.
    networkMode: 'always',
    onMutate: () => notify.loading(supplierMessages.uploading),
    onSuccess: (_, __, toast) => toast.success(supplierMessages.uploaded),
    // What is wrong stands beside the button.
    onError: (_, __, toast) => toast?.dismiss(),
    mutationFn: async (file: File) => {
      setPart(0);
      if (file.size > supplierFileMaxBytes) {
        throw new Refused(supplierFileRefusals.FILE_TOO_LARGE.message);
      }
      stopping.current = new AbortController();
      await sendFile({
        address: `/api/me/supplier-profile/files/${kind}?${new URLSearchParams({ name: file.name })}`,
        file,
        onProgress: setPart,
        signal: stopping.current.signal,
      });
      await queryClient.invalidateQueries({ queryKey: ownSupplierQuery.queryKey });
    },
  });

  return {
    upload: upload.mutate,
    isUploading: upload.isPending,
    part,
    error: upload.isError ? wordsOf(upload.error) : undefined,
  };
}

const wordsOf = (error: unknown): string =>
  error instanceof Refused
    ? error.message
    : messageForSupplierError(error, supplierMessages.notSent);
