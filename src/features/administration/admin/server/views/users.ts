import { countries } from '#catalogue/enumerations/places.ts';
import { convertAt } from '#lib/money/convert.ts';
import type { CurrencyMap } from '#lib/money/currency-map.ts';
import type { ListedUser, UserView } from '../../contract/users.ts';
import type { UserEntryRow } from '../queries/user-list.ts';
import type { UserDetails } from '../queries/user-page.ts';

/** A user as a row of a list: what there is not yet is null. */
export function viewUser(row: UserEntryRow, { perUsd }: Pick<CurrencyMap, 'perUsd'>): ListedUser {
  const { userId, userType, status, name, email, company, title, city, country } = row;
  return {
    userId,
    userType,
    status,
    name: name || null,
    email,
    companyName: company || null,
    title: title || null,
    location:
      [city, countries.has(country) && country !== 'other' ? countries.label(country) : '']
        .filter(Boolean)
        .join(', ') || null,
    ratePounds: row.rateUsd ? convertAt(row.rateUsd, perUsd.GBP) : null,
    yearsExperience: row.years || null,
    joinedAt: row.joinedAt.toISOString(),
  };
}

/** One user with what an operator needs first to answer a mail of theirs. */
export const viewUserPage = (
  entry: UserEntryRow,
  { decision, signUp, isAdmin, sessions, companies }: UserDetails,
  rates: Pick<CurrencyMap, 'perUsd'>,
): UserView => ({
  ...viewUser(entry, rates),
  isAdmin,
  signUp,
  companies,
  decision: {
    state: decision.state,
    reason: decision.reason,
    decidedAt: decision.decidedAt?.toISOString() ?? null,
  },
  sessions: sessions.map(({ signedInAt, usedAt, ...session }) => ({
    ...session,
    signedInAt: signedInAt.toISOString(),
    usedAt: usedAt.toISOString(),
  })),
});
