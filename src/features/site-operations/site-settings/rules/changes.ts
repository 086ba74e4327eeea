import { type CurrencyCode, currencyCodes } from '#lib/money/currencies.ts';
import { supportedLocales } from '#lib/money/locale-currencies.ts';
import { type AgreementChoices, areSameClauses, type Clause, paperSwitches } from './agreements.ts';
import { editableClaimIds } from './claims.ts';
import type { CurrencyChoices } from './currencies.ts';
import { mailKinds } from './mail-kinds.ts';
import type { SenderChoices } from './senders.ts';
import { type ClaimChoice, type ClaimChoices, usualChoice } from './shown-claims.ts';

/** One thing that is other than before, as the audit log says it; nothing where it is the same. */
const changed = (what: string, before: string, after: string): string[] =>
  before === after ? [] : [`${what}: ${before} → ${after}`];

const inWords = ({ source, figure }: ClaimChoice): string => {
  if (source === 'text') return `“${figure}”`;
  return source === 'measured' ? 'measured' : 'not stated';
};

/** What is other of the claims. */
export const claimChanges = (
  before: ClaimChoices,
  after: ClaimChoices,
  isDemo: boolean,
): string[] =>
  editableClaimIds.flatMap((id) => {
    const usual = usualChoice(id, isDemo);
    return changed(id, inWords(before[id] ?? usual), inWords(after[id] ?? usual));
  });

/** What is other of currencies and rates. */
export const currencyChanges = (before: CurrencyChoices, after: CurrencyChoices): string[] => [
  ...supportedLocales.flatMap((locale) =>
    changed(locale, before.languages[locale], after.languages[locale]),
  ),
  ...[...new Set([...Object.keys(before.countries), ...Object.keys(after.countries)])]
    .sort()
    .flatMap((country) =>
      changed(country, before.countries[country] ?? 'none', after.countries[country] ?? 'none'),
    ),
  ...currencyCodes.flatMap((code: CurrencyCode) =>
    changed(`1 USD in ${code}`, String(before.perUsd[code]), String(after.perUsd[code])),
  ),
  ...changed('day of the rates', before.ratesOn ?? 'none', after.ratesOn ?? 'none'),
];

/** What is other of the senders. */
export const senderChanges = (before: SenderChoices, after: SenderChoices): string[] => [
  ...[...new Set([...Object.keys(before.names), ...Object.keys(after.names)])]
    .sort()
    .flatMap((address) =>
      changed(
        `name of ${address}`,
        before.names[address] ?? 'as usual',
        after.names[address] ?? 'as usual',
      ),
    ),
  ...mailKinds.flatMap((kind) =>
    changed(
      `${kind} mails`,
      before.byKind[kind] ?? 'usual sender',
      after.byKind[kind] ?? 'usual sender',
    ),
  ),
];

const onOff = (isOn: boolean): string => (isOn ? 'on' : 'off');

/** What is other of the papers of a deal; of clauses by their titles, for their texts are long. */
export const agreementChanges = (before: AgreementChoices, after: AgreementChoices): string[] => [
  ...paperSwitches.flatMap((paper) => changed(paper, onOff(before[paper]), onOff(after[paper]))),
  ...clauseChanges(before.clauses, after.clauses),
];

function clauseChanges(before: readonly Clause[], after: readonly Clause[]): string[] {
  if (areSameClauses(before, after)) return [];
  const titleOf = ({ title }: Clause) => title;
  const [textsBefore, textsAfter] = [before, after].map(
    (clauses) => new Map(clauses.map(({ title, text }) => [title, text])),
  ) as [Map<string, string>, Map<string, string>];
  const named = [...new Set([...before, ...after].map(titleOf))].flatMap((title) => {
    const [textBefore, textAfter] = [textsBefore.get(title), textsAfter.get(title)];
    if (textBefore === textAfter) return [];
    if (textBefore === undefined) return [`clause “${title}”: added`];
    return [`clause “${title}”: ${textAfter === undefined ? 'removed' : 'changed'}`];
  });
  return named.length > 0 ? named : ['clauses: another order'];
}
