import { countries } from '#catalogue/enumerations/places.ts';
import {
  type City,
  citiesNear,
  inState,
  type KnownPlace,
  liesIn,
  placesAt,
} from '#catalogue/find-places.ts';
import { phrasesAt } from '#catalogue/find-terms.ts';
import { type TextWord, wordsOf } from '#catalogue/text-words.ts';
import type { PlaceCondition } from './condition.ts';
import type { Reading } from './finding.ts';
import { isNegated } from './sentence.ts';
import type { Span } from './span.ts';

/** How far "near" is, in kilometres. */
const nearKm = 50;
/** A region of at most so many countries is shown by their names. */
const mostNamedCountries = 3;

// What leads to a place, up to its name.
const lead =
  /(?:\b(?:not|no|any\w+ (?:but|except)|except(?: for)?|excluding|outside(?: of)?|nicht|außerhalb(?: von)?|pas|hors de|sauf|fuera de|niet|buiten)\s+)?(?:\b(?:based|located|living|resident|lives?|ansässig|wohnhaft|basado|gevestigd)\s+)?(?<preposition>(?:\b(?:in|at|near|around|from|close to|within \d+ ?(?:km|kilomet\w+|miles?|mi) (?:of|from|around)|within commut\w+ (?:distance )?of|commutable (?:to|from)|in der nähe von|rund um|raum|bei|aus|près de|autour de|aux?|dans|cerca de|alrededor de|en|in de buurt van|nabij|omgeving|uit)|(?<![\p{L}])à)\s+)?(?:\b(?:the|der|den|dem|la|le|les|los|las|de)\s+|l['’])?$/iu;
const preposition = /\p{L}{2,}\s+$|à\s+$/u;
const excluding =
  /^(?:not|no|any\w+ (?:but|except)|except|excluding|outside|nicht|außerhalb|pas|hors|sauf|fuera|niet|buiten)\b/iu;
const nearby =
  /\b(?:near|around|close to|within|commut\w+|nähe|rund um|raum|bei|près de|autour|cerca|alrededor|buurt|nabij|omgeving)\b/iu;
const tail =
  /^(?:[- ]based\b|,? only\b|[- ]area\b|,? (?:and|or) (?:around|nearby|surroundings)\b)/iu;
// "UK payroll", "German entities in Spain": what the work is about.
const isTopicAfter =
  /^(?:['’]s)?[\s-]*(?:VAT|GST|tax(?:es|ation)?|sales tax|payroll|locali[sz]\w*|GAAP|legislation|laws?|complian\w+|regulat\w+|statutory|e-?invoic\w+|entit(?:y|ies)|subsidiar\w+|customers?|suppliers?|vendors?|bank\w*|market|accounting|hosting|formats?|language|labels|translations?|roll-?outs?|go[- ]?lives?|compan(?:y|ies)|business|division|government|dollars?|data cent\w+|dates?|public sector|addresses|postcodes?|holidays|edition|version|branch\w*)\b/iu;
const isTopicBefore =
  /\b(?:entit(?:y|ies)|subsidiar(?:y|ies)|branch(?:es)?|customers?|suppliers?|vendors?|roll(?:ed|ing)?[- ]?outs?|go(?:ing)?[- ]?live|expan\w+|sell\w*|ship\w*|export\w*|import\w*|deliver\w*|countries|markets?|stores?|shops?|plants|factories|employees|locali[sz]\w*|payroll|tax|vat|legislation|mov(?:e|ing)|migrat\w+|orders?|invoices?|payments?|transfer\w*|users|technicians|staff|residency|hosted|drivers|workers|colleagues)\b(?:(?!consult|contract|freelanc|expert|develop|special|architect|lead|analyst)[^.;!?,]){0,25}$|\b(?:bank|university|republic|port) of\s*$/iu;
// "A report for Europe"; work for a city is done there.
const isForBefore = /\bfor\s+$/iu;
const isHomeBefore =
  /\bwe(?: are|['’]re)(?: an?\b[^.;!?,]{0,40})?\s*$|\b(?:company|companies|warehouses?|manufacturers?|retailers?|wholesalers?|distributors?|firm|team)\b(?:(?!consult|contract|freelanc|expert|develop|special|architect|lead|analyst)[^.;!?,]){0,30}$/iu;
const remoteAfter =
  /^\s*,?\s*(?:(?:or|oder|ou|o|of)\b|\/)\s*(?:fully |100 ?% |en )?(?:remote(?:ly)?|remoto|télétravail|home[- ]?office|thuiswerken)(?!\p{L}| (?:assist|desktop|users))/iu;
const remoteBefore = /\bremote(?:ly)?\s*(?:(?:or|oder|ou|o|of)\b|\/)\s*$/iu;
const joins =
  /^\s*(?:,|\/|&|(?:,\s*)?\b(?:or|and|oder|und|ou|et|o|y|of|en)\b)\s*(?:in |the |near )?$/iu;
// "us" and "la" are words of their own.
const inCapitalsOnly = new Set(['us', 'eu', 'anz', 'gcc']);

interface Named {
  readonly start: number;
  readonly end: number;
  /** What may stand before the name. */
  readonly led: string;
  readonly place: KnownPlace;
  readonly isNear: boolean;
}

/** A text with its words, as names are compared. */
interface Words {
  readonly text: string;
  readonly words: readonly TextWord[];
  readonly plain: readonly string[];
}

/** Each place that a text names, by itself. */
function namedPlaces(text: string): Named[] {
  const words = wordsOf(text);
  const all: Words = { text, words, plain: words.map(({ word }) => word) };
  const named: Named[] = [];
  for (let index = 0; index < words.length; ) {
    const name = phrasesAt(all.plain, index);
    // Of two names the catalogue's counts: "Commerce".
    const found = name.terms.length > 0 ? null : placesAt(all.plain, index);
    const next = index + (found?.length ?? name.length);
    const place = found && placeNamed(all, index, next, found);
    if (place) named.push(place);
    index = place?.next ?? next;
  }
  return named;
}

/** The place that the words from one to another name; null where they are words of their own. */
function placeNamed(
  all: Words,
  first: number,
  next: number,
  { places, isLikeWord }: { places: readonly KnownPlace[]; isLikeWord: boolean },
): (Named & { next: number }) | null {
  const { text, words, plain } = all;
  const start = words[first]?.from ?? 0;
  const end = words[next - 1]?.to ?? start;
  const typed = text.slice(start, end);
  const [led = ''] = lead.exec(text.slice(Math.max(0, start - 60), start)) ?? [];
  const region = regionBehind(all, next, places);
  const isSaidAsWord =
    isLikeWord && ((!preposition.test(led) && !region) || !/^\p{Lu}/u.test(typed));
  const isSmall = inCapitalsOnly.has(plain[first] ?? '') && typed !== typed.toUpperCase();
  if (isSaidAsWord || isSmall) return null;
  const place = region?.place ?? usual(places);
  const until = region?.end ?? end;
  const more = tail.exec(text.slice(until, until + 30))?.[0] ?? '';
  const isAround = nearby.test(led) || /area|around|nearby|surround/iu.test(more);
  return {
    start: start - led.length,
    end: until + more.length,
    led,
    place,
    isNear: place.kind === 'city' && isAround,
    next: region?.next ?? next,
  };
}

/** The place that a name alone means: of namesakes the better known; of Georgia both. */
function usual(places: readonly KnownPlace[]): KnownPlace {
  const [first, ...others] = places.filter(({ kind }) => kind !== 'city');
  if (first) {
    return {
      ...first,
      countries: [first, ...others].flatMap(({ countries }) => countries),
      cities: [first, ...others].flatMap(({ cities }) => cities),
    };
  }
  return (places.find(({ cities }) => !cities[0]?.isLesser) ?? places[0]) as KnownPlace;
}

/** The city that the region or country behind its name makes it: "Portland, ME", "Birmingham, Alabama", "Bath (UK)". */
function regionBehind(
  { text, words, plain }: Words,
  next: number,
  places: readonly KnownPlace[],
): { place: KnownPlace; end: number; next: number } | null {
  const end = words[next - 1]?.to ?? 0;
  const [, code = ''] = /^,?\s+([A-Z]{2})\b/u.exec(text.slice(end, end + 8)) ?? [];
  const inCode = code ? inState(places, code.toLowerCase()) : undefined;
  if (inCode) return { place: inCode, end: words[next]?.to ?? end, next: next + 1 };
  const behind = placesAt(plain, next);
  const gap = text.slice(end, words[next]?.from ?? end);
  if (!behind || !/^\s*[,(]?\s*$/u.test(gap)) return null;
  const around = behind.places.filter(({ kind }) => kind !== 'city');
  const place = places.find(({ kind, cities: [city] }) =>
    kind === 'city' && city ? around.some((region) => liesIn(city, region)) : false,
  );
  const after = next + behind.length;
  return place ? { place, end: words[after - 1]?.to ?? end, next: after } : null;
}

function citiesOf({ place, isNear }: Named): readonly City[] {
  const [city] = place.cities;
  const found = isNear && city ? citiesNear(city, nearKm) : place.cities;
  return found.map(({ names, country }) => ({ names, country }));
}

function namesOf({ place: { kind, name, countries: all, cities } }: Named): readonly string[] {
  const isShort = kind === 'region' && cities.length === 0 && all.length <= mostNamedCountries;
  return isShort ? all.map((country) => countries.label(country)) : [name];
}

const isCity = ({ place }: Named): boolean => place.kind === 'city';
const isExcluded = ({ led }: Named): boolean => excluding.test(led);

/** Places of one condition: "London, Leeds or Paris". */
function joined(text: string, named: readonly Named[]): Named[][] {
  const groups: Named[][] = [];
  for (const next of named) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    const before = group?.at(-1);
    const isNext =
      first &&
      before &&
      joins.test(text.slice(before.end, next.start)) &&
      // "Paris, Texas" are no two of a kind.
      isCity(before) === isCity(next) &&
      (next.led === '' || isExcluded(next) === isExcluded(first));
    if (isNext) group?.push(next);
    else groups.push([next]);
  }
  return groups;
}

/** What a text says of places: where the person is to be, and where a company is at home. */
export interface SaidPlaces {
  readonly conditions: readonly Reading<PlaceCondition>[];
  readonly homes: readonly Span[];
}

/** The places that a text names, without those that the work is about. */
export function readPlaces(text: string): SaidPlaces {
  const conditions: Reading<PlaceCondition>[] = [];
  const homes: Span[] = [];
  for (const group of joined(text, namedPlaces(text))) {
    const [first] = group;
    const last = group.at(-1);
    if (!first || !last) continue;
    const before = text.slice(Math.max(0, first.start - 60), first.start);
    const after = text.slice(last.end, last.end + 60);
    const at = { start: first.start, end: last.end };
    const isTopic =
      isTopicAfter.test(after.trimStart()) ||
      isTopicBefore.test(before) ||
      (!isCity(first) && isForBefore.test(before));
    if (isTopic || isNegated(text, at)) continue;
    if (isHomeBefore.test(before)) {
      homes.push(at);
      continue;
    }
    const each = [...new Map(group.map((named) => [named.place.name, named])).values()];
    const ahead = remoteBefore.exec(before)?.[0] ?? '';
    const behind = remoteAfter.exec(after)?.[0] ?? '';
    conditions.push({
      start: at.start - ahead.length,
      end: at.end + behind.length,
      value: {
        names: [...new Set(each.flatMap(namesOf))],
        countries: [...new Set(each.flatMap(({ place }) => place.countries))],
        cities: each.flatMap(citiesOf),
        isNear: first.isNear,
        isExcluded: isExcluded(first),
        orRemote: ahead !== '' || behind !== '',
      },
    });
  }
  return { conditions, homes };
}
