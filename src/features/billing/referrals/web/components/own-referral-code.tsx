import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy, Link2 } from 'lucide-react';
import { useRef } from 'react';
import { copyText } from '#ui/feedback/copy-text.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Button } from '#ui/primitives/button.tsx';
import { referralLink } from '../../rules/referral-link.ts';
import { referralMessages } from '../messages.ts';
import { referralSummaryQuery, referralsApi } from '../queries.ts';

/** The own code with a way to copy it; before there is one, the way to get it. */
export function OwnReferralCode({ code }: { code: string | null }) {
  const copyRef = useRef<HTMLButtonElement>(null);
  const queryClient = useQueryClient();
  const generate = useMutation({
    mutationFn: () => referralsApi.createCode(),
    onSuccess: async ({ code: made, isNew }) => {
      queryClient.setQueryData(referralSummaryQuery.queryKey, (summary) =>
        summary ? { ...summary, code: made } : summary,
      );
      if (isNew) notify.success(referralMessages.created);
      // The button that was pressed has made room for this one.
      requestAnimationFrame(() => copyRef.current?.focus());
    },
    onError: () => {
      notify.error(referralMessages.notCreated);
    },
  });

  if (code === null) {
    return (
      <div>
        <Button pending={generate.isPending} onClick={() => generate.mutate()}>
          Get your referral code
        </Button>
      </div>
    );
  }

  const { copied, linkCopied, notCopied } = referralMessages;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="rounded-md border border-line-strong bg-sunken px-4 py-2">
        <span className="sr-only">Your referral code: </span>
        <code className="text-lg font-semibold tracking-widest text-ink">{code}</code>
      </p>
      <Button
        ref={copyRef}
        variant="secondary"
        onClick={() => void copyText(code, { copied, notCopied })}
      >
        <Copy aria-hidden="true" />
        Copy Code
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          void copyText(referralLink(window.location.origin, code), {
            copied: linkCopied,
            notCopied,
          })
        }
      >
        <Link2 aria-hidden="true" />
        Copy Link
      </Button>
    </div>
  );
}
