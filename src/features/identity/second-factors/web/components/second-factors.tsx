import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify, type ToastWords } from '#ui/feedback/notify.ts';
import { Button } from '#ui/primitives/button.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { RowList } from '#ui/primitives/row-list.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { FactorView } from '../../contract.ts';
import { factorMessages, kindWords, messageForFactorError } from '../messages.ts';
import { factorsApi, factorsQuery } from '../queries.ts';
import { AddCodeFactor } from './add-code-factor.tsx';
import { AddFactor } from './add-factor.tsx';
import { BackupCodeList } from './backup-code-list.tsx';
import { MeansRow } from './means-row.tsx';

/** Two-step sign-in: the factors, and the codes that stand in for a lost one. */
export function SecondFactors() {
  const query = useQuery(factorsQuery);
  if (!query.data) {
    return query.isError ? (
      <ListFailed title={factorMessages.listFailed} query={query} />
    ) : (
      <Skeleton className="h-24 w-full" />
    );
  }
  const { factors, backupCodesLeft, hasTextMessages } = query.data;
  return (
    <div className="flex flex-col gap-5">
      {factors.length === 0 && (
        <p>It is off. Switch it on, and a stolen password alone opens nothing.</p>
      )}
      <RowList label="Second factors" items={factors} keyOf={({ factorId }) => factorId}>
        {(factor, onFocusLoss) => (
          <FactorRow factor={factor} isLast={factors.length === 1} onFocusLoss={onFocusLoss} />
        )}
      </RowList>
      <div className="flex flex-wrap gap-3">
        <AddFactor present={factors.length} />
        {hasTextMessages && <AddCodeFactor kind="phone" present={factors.length} />}
        {factors.length === 0 && <AddCodeFactor kind="email" present={0} />}
      </div>
      {factors.length > 0 && <BackupCodes left={backupCodesLeft} />}
    </div>
  );
}

function BackupCodes({ left }: { left: number }) {
  const [codes, setCodes] = useState<string[]>();
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationFn: () => factorsApi.createBackupCodes(),
    onSuccess: (made) => setCodes(made.codes),
    onError: (error) => notify.error('Error', messageForFactorError(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['factors'] }),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-4">
      <p>
        {left === 0
          ? 'You have no backup codes. Without them a lost phone is a lost account.'
          : `You have ${left} backup ${left === 1 ? 'code' : 'codes'} left.`}
      </p>
      <Button
        variant="secondary"
        size="sm"
        pending={create.isPending}
        onClick={() => create.mutate()}
      >
        Make new backup codes
      </Button>
      <Dialog
        title="Your new backup codes"
        description="The codes of before do not work any more."
        open={codes !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setCodes(undefined);
        }}
        footer={<DialogClose render={<Button>Done</Button>} />}
      >
        <BackupCodeList codes={codes ?? []} />
      </Dialog>
    </div>
  );
}

interface FactorRowProps {
  factor: FactorView;
  isLast: boolean;
  onFocusLoss: () => void;
}

/** One factor, with a way to rename and to remove it. */
function FactorRow({ factor, isLast, onFocusLoss }: FactorRowProps) {
  const { factorId, friendlyName, kind, destination, isPaused, addedAt, lastUsedAt } = factor;
  const queryClient = useQueryClient();

  async function reload(words: ToastWords) {
    notify.success(words);
    await queryClient.invalidateQueries({ queryKey: ['factors'] });
  }

  return (
    <MeansRow
      kind="factor"
      name={friendlyName}
      removalEffect={
        isLast
          ? 'It is your last factor: from then on your password alone signs you in, and your backup codes end.'
          : 'It does not sign you in any more.'
      }
      onRename={async (name) => {
        await factorsApi.rename({ factorId, friendlyName: name });
        await reload(factorMessages.renamed);
      }}
      onRemove={async () => {
        await factorsApi.remove({ factorId });
        await reload(factorMessages.removed);
      }}
      messageFor={messageForFactorError}
      onFocusLoss={onFocusLoss}
    >
      {kindWords[kind]}
      {destination && ` to ${destination}`}, added on <DateText value={addedAt} />
      {lastUsedAt && (
        <>
          , last used on <DateText value={lastUsedAt} />
        </>
      )}
      {isPaused && '. It is not asked for while you have a stronger factor.'}
    </MeansRow>
  );
}
