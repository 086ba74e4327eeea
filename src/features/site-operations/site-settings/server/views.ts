import type { MailAddress } from '#lib/mail/mail-message.ts';
import type { SiteSettingsView } from '../contract.ts';
import { claimIds, claimOf } from '../rules/claims.ts';
import { mailKinds } from '../rules/mail-kinds.ts';
import { namedSenders, senderOfKind } from '../rules/senders.ts';
import { showMeasured, usualChoice } from '../rules/shown-claims.ts';
import type { Revision, StoredSettings } from './queries/stored-settings.ts';

/** All settings, for admins. */
export function viewSettings(
  { claims, measured, currencies, senders, agreements, revisions }: StoredSettings,
  { isDemo, mailSenders }: { isDemo: boolean; mailSenders: readonly MailAddress[] },
): SiteSettingsView {
  const { languages, countries, perUsd, ratesOn } = currencies;
  const named = namedSenders(mailSenders, senders);
  return {
    claims: {
      ...viewRevision(revisions.claims),
      entries: claimIds.map((id) => {
        const {
          label,
          figure: usualFigure,
          measuredAs,
          isFixed,
          isPercentage,
          isShare,
        } = claimOf(id);
        const { source, figure } = claims[id] ?? usualChoice(id, isDemo);
        return {
          ...{ id, label, source, figure, usualFigure },
          isFixed: isFixed ?? false,
          isPercentage: isPercentage ?? false,
          isShare: isShare ?? false,
          measuredAs: measuredAs ?? null,
          measured: showMeasured(id, measured[id]),
          cases: measured[id]?.cases ?? 0,
        };
      }),
    },
    currencies: {
      ...viewRevision(revisions.currencies),
      ...{ languages, perUsd, ratesOn },
      countries: Object.entries(countries)
        .map(([country, currency]) => ({ country, currency }))
        .sort((one, other) => (one.country < other.country ? -1 : 1)),
    },
    senders: {
      ...viewRevision(revisions.senders),
      allowed: mailSenders.map(({ address, name }, index) => ({
        address: address.toLowerCase(),
        name: named[index]?.name ?? name,
        usualName: name,
      })),
      byKind: Object.fromEntries(
        mailKinds.map((kind) => [
          kind,
          senderOfKind(kind, mailSenders, senders)?.address.toLowerCase() ?? '',
        ]),
      ) as SiteSettingsView['senders']['byKind'],
    },
    agreements: {
      ...viewRevision(revisions.agreements),
      ...agreements,
      clauses: [...agreements.clauses],
    },
  };
}

const viewRevision = ({ revision, changedAt, changedBy }: Revision) => ({
  revision,
  changedAt: changedAt?.toISOString() ?? null,
  changedBy,
});
