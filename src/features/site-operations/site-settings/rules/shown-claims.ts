import { type Claim, type ClaimId, claimIds, claimOf, claims, isClaimId } from './claims.ts';

/** `none`: the site does not state it. */
export const claimSources = ['text', 'measured', 'none'] as const;
export type ClaimSource = (typeof claimSources)[number];

/** What an operator has chosen for a claim. */
export interface ClaimChoice {
  source: ClaimSource;
  /** Shown when the source is the text. */
  figure: string;
}
export type ClaimChoices = Partial<Record<ClaimId, ClaimChoice>>;

/** What was counted for a claim. */
export interface MeasuredClaim {
  value: number | null;
  cases: number;
  measuredAt: Date;
}
export type MeasuredClaims = Partial<Record<ClaimId, MeasuredClaim>>;

/** A claim as pages show it. */
export interface ShownClaim {
  figure: string;
  /** Of a measured one: how and when it was counted. */
  counted?: string;
}
/** Null where nothing can be said yet: pages leave the sentence out. */
export type ShownClaims = Readonly<Record<ClaimId, ShownClaim | null>>;

/** The specification's texts. */
export const usualClaims: ShownClaims = shownAs((id) => ({ figure: claims[id].figure }));

/**
 * What a claim is until an operator chooses: in a demo the specification's text. On a real site what can be measured
 * is, and what cannot is not stated, so that no site goes live with figures that its operator does not stand behind.
 */
export const usualChoice = (id: ClaimId, isDemo: boolean): ClaimChoice => ({
  source: usualSource(claimOf(id), isDemo),
  figure: claimOf(id).figure,
});

function usualSource({ isFixed, measuredAs }: Claim, isDemo: boolean): ClaimSource {
  if (isDemo || isFixed) return 'text';
  return measuredAs ? 'measured' : 'none';
}

/** With fewer cases a figure says more about single people than about the site. */
export const fewestCases = 5;

/** Each claim as pages show it now. */
export function showClaims(
  choices: ClaimChoices,
  measured: MeasuredClaims,
  isDemo: boolean,
): ShownClaims {
  return shownAs((id) => {
    const choice = claimOf(id).isFixed ? undefined : choices[id];
    const { source, figure } = choice ?? usualChoice(id, isDemo);
    if (source === 'none') return null;
    if (source === 'measured' || isBelow(figure, claimOf(id), measured[id])) {
      return showMeasured(id, measured[id]);
    }
    return { figure };
  });
}

/** Whether less was counted of a share than this text states: one case is enough to contradict it. */
const isBelow = (figure: string, { isShare }: Claim, measured: MeasuredClaim | undefined) =>
  isShare && measured && measured.value !== null && measured.value < Number.parseInt(figure, 10);

/** A measured claim in words; null while there are too few cases. */
export function showMeasured(id: ClaimId, measured: MeasuredClaim | undefined): ShownClaim | null {
  const { measuredAs, isShare } = claimOf(id);
  if (!measuredAs || !measured || measured.value === null) return null;
  if (measured.cases < fewestCases) return null;
  return {
    figure: isDuration(id)
      ? hoursInWords(measured.value)
      : `${measured.value.toLocaleString('en-US')}${isShare ? '%' : ''}`,
    counted: `${measuredAs}, ${shortDay(measured.measuredAt)}`,
  };
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric' },
  timeZone: 'UTC',
});
/** A day as pages write it, in one piece at the end of a line. */
const shortDay = (time: Date): string => dayFormat.format(time).replaceAll(' ', '\u00a0');

const isDuration = (id: ClaimId): boolean => id === 'consultantResponse' || id === 'accountReview';

/** Hours as people say them. */
export function hoursInWords(hours: number): string {
  if (hours < 1) return 'under an hour';
  if (hours < 1.5) return 'about an hour';
  return hours < 48 ? `about ${Math.round(hours)} hours` : `about ${Math.round(hours / 24)} days`;
}

/** What differs from the specification's texts, as a document carries it; undefined where nothing does. */
export function writeShownClaims(shown: ShownClaims): string | undefined {
  const differing = Object.entries(shown).filter(
    ([id, claim]) => !isClaimId(id) || claim?.counted || claim?.figure !== claims[id].figure,
  );
  return differing.length > 0 ? JSON.stringify(Object.fromEntries(differing)) : undefined;
}

/** Reads them again; what is missing is the specification's. */
export function parseShownClaims(text: string | undefined): ShownClaims {
  if (text === undefined) return usualClaims;
  const carried: unknown = JSON.parse(text);
  return typeof carried === 'object' ? { ...usualClaims, ...carried } : usualClaims;
}

function shownAs(show: (id: ClaimId) => ShownClaim | null): ShownClaims {
  return Object.fromEntries(claimIds.map((id) => [id, show(id)])) as Record<
    ClaimId,
    ShownClaim | null
  >;
}
