import { hasRight, type MemberRole } from '#access/company.ts';

/** So many members a company may have. */
export const membersMax = 50;

/** A company always has an owner: the last one cannot leave, be removed or have another role. */
export const isLastOwner = (
  member: { userId: string; role: MemberRole },
  members: readonly { userId: string; role: MemberRole }[],
): boolean =>
  member.role === 'owner' &&
  !members.some(({ userId, role }) => userId !== member.userId && role === 'owner');

/** Who takes over what a leaver was in charge of: owners first, then hiring members, the longest there first. */
export function successorOf<Member extends { userId: string; role: MemberRole; since: Date }>(
  leaverId: string,
  members: readonly Member[],
): Member | null {
  const able = members
    .filter((member) => member.userId !== leaverId && hasRight(member, 'hire'))
    .sort((one, other) => one.since.getTime() - other.since.getTime());
  return able.find(({ role }) => role === 'owner') ?? able[0] ?? null;
}
