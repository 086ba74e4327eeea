import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { hasRight } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import { membersQuery } from '#features/companies/members/web/queries.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Label } from '#ui/primitives/label.tsx';
import { Select } from '#ui/primitives/select.tsx';
import type { OwnProject } from '../../contract/project-views.ts';
import type { ProjectId } from '../../ids.ts';
import { ownProjectQuery, projectsApi } from '../queries.ts';

/** Which member of the company is in charge of a project, and a way to hand it over. Nothing where one is alone. */
export function InCharge({ project, canHandOver }: { project: OwnProject; canHandOver: boolean }) {
  const id = useId();
  const query = useQuery(membersQuery);
  const queryClient = useQueryClient();
  const handOver = useMutation({
    mutationFn: (userId: string) =>
      projectsApi.handOver({ projectId: project.id as ProjectId, userId: userId as UserId }),
    onSuccess: (changed) => {
      queryClient.setQueryData(ownProjectQuery(project.id).queryKey, changed);
      const name = nameOf(changed.inChargeId);
      notify.success('Project handed over', `${name} is in charge of it from now on.`);
    },
    onError: (error) => notify.error('Error', asApiProblem(error)?.message ?? 'Please try again.'),
  });
  if (query.isLoadingError) return <PartFailed what="Who is in charge" query={query} />;
  const members = query.data?.items ?? [];
  if (members.length < 2) return null;
  const nameOf = (userId: string): string => {
    const member = members.find((each) => each.userId === userId);
    return member ? `${member.firstName} ${member.lastName}`.trim() : 'A former member';
  };
  if (!canHandOver) {
    return <p className="text-ink-muted">{nameOf(project.inChargeId)} is in charge.</p>;
  }
  const able = members.filter(
    (each) => hasRight(each, 'hire') || each.userId === project.inChargeId,
  );
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Label htmlFor={id}>In charge</Label>
      <Select
        id={id}
        value={project.inChargeId}
        disabled={handOver.isPending}
        options={able.map(({ userId }) => ({ value: userId, label: nameOf(userId) }))}
        onChange={({ target }) => handOver.mutate(target.value)}
      />
    </div>
  );
}
