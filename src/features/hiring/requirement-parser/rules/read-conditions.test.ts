import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { posts } from '#tests/support/briefs/posts.ts';
import { wishes } from '#tests/support/briefs/wishes.ts';
import { rounds } from '#tests/support/rounds.ts';
import { citySlugsOf, labelOfCondition } from './condition.ts';
import { readConditions, withoutConditions } from './read-conditions.ts';

const sunday = '2026-11-29';

/** Each condition of a text in words, with what was typed where that differs. */
const read = (text: string): string[] =>
  readConditions(text, sunday).map((each) => `${labelOfCondition(each)}: ${each.words}`);

const placeIn = (text: string) => {
  const found = readConditions(text, sunday).find(({ kind }) => kind === 'place');
  if (found?.kind !== 'place') throw new Error(`No place in “${text}”`);
  return found.value;
};

it.each([
  ['remote Power Apps developer', ['remote']],
  ['remote warehouses need scanners', []],
  ['our remote ledger', []],
])('a text that begins with “remote” asks for it: %s', (text, expected) => {
  const found = readConditions(text, '2026-11-02').filter(({ kind }) => kind === 'arrangement');
  expect(found.map(({ value }) => value)).toEqual(expected);
});

describe('a place', () => {
  it.each([
    ['Power BI Munich', 'In Munich: Munich'],
    ['power bi münchen', 'In Munich: münchen'],
    ['Power BI Muenchen', 'In Munich: Muenchen'],
    ['Business Central consultant near Leeds', 'Near Leeds: near Leeds'],
    ['Antwerp area', 'Near Antwerp: Antwerp area'],
    ['within 30 miles of Bristol', 'Near Bristol: within 30 miles of Bristol'],
    ['D365 finance in London or Paris', 'In London or Paris: in London or Paris'],
    ['London, Leeds or Paris', 'In London, Leeds or Paris: London, Leeds or Paris'],
    ['AX developer, Munich or remote', 'In Munich, or remote: Munich or remote'],
    ['Paris ou télétravail', 'In Paris, or remote: Paris ou télétravail'],
    ['Paris, Texas', 'In Paris: Paris'],
    ['remote or Munich', 'In Munich, or remote: remote or Munich'],
    ['warehouse consultant not in London', 'Not in London: not in London'],
    ['supply chain outside the US', 'Not in the United States: outside the US'],
    ['consultant based in the UK', 'In the United Kingdom: based in the UK'],
    ['London only', 'In London: London only'],
    ['UAE', 'In the United Arab Emirates: UAE'],
    ['UK and Ireland', 'In the United Kingdom or Ireland: UK and Ireland'],
    ['F&O in DACH', 'In Germany, Austria or Switzerland: in DACH'],
    ['the Nordics', 'In the Nordics: the Nordics'],
    ['Texas', 'In Texas: Texas'],
    ['Austin, TX', 'In Austin: Austin, TX'],
    ['Île-de-France', 'In Île-de-France: Île-de-France'],
    ['the Midlands', 'In the Midlands: the Midlands'],
    ['Consultant à Genève', 'In Geneva: à Genève'],
    ['Deutschland', 'In Germany: Deutschland'],
    ['Berater in der Nähe von Köln', 'Near Cologne: in der Nähe von Köln'],
    ['cerca de Madrid', 'Near Madrid: cerca de Madrid'],
    ['op locatie in Den Haag', 'In The Hague: in Den Haag'],
    ['London, Ontario', 'In London: London, Ontario'],
    ['Customer Insights, EMEA', 'In EMEA: EMEA'],
    ['anyone but from the US', 'Not in the United States: anyone but from the US'],
  ])('is in “%s”', (text, expected) => {
    expect(read(text)).toContain(expected);
  });

  it('with a name that is a word counts behind a preposition, or before its region', () => {
    expect(read('Reading from a CSV file')).toEqual([]);
    expect(read('orange labels, split orders, mobile scanners')).toEqual([]);
    expect(read('consultant in Reading')).toEqual(['In Reading: in Reading']);
    expect(read('consultant in reading mode')).toEqual([]);
    expect(read('Bath, UK')).toEqual(['In Bath: Bath, UK']);
    expect(read('contact us')).toEqual([]);
  });

  it('does not count where it is what the work is about', () => {
    for (const text of [
      ...['UK payroll', 'UK VAT returns', 'roll-out to Poland', 'German localization'],
      ...['new entity in Portugal', 'Commerce', 'GL for our subsidiary in Spain'],
      ...['report for Europe', 'data residency in Germany', 'Bank of Scotland'],
    ])
      expect(read(text)).toEqual([]);
  });

  it('stands for countries and for cities, by all of their names', () => {
    expect(placeIn('Benelux')).toMatchObject({ countries: ['be', 'nl', 'lu'], cities: [] });
    expect(placeIn('Germany')).toMatchObject({ countries: ['de'], cities: [] });
    expect(placeIn('Scotland').countries).toEqual([]);
    expect(citySlugsOf(placeIn('Scotland'))).toContain('glasgow-uk');
    expect(citySlugsOf(placeIn('Scotland'))).not.toContain('leeds-uk');
    expect(citySlugsOf(placeIn('Bavaria'))).toEqual(
      expect.arrayContaining(['munich-de', 'munchen-de', 'nuremberg-de']),
    );
    expect(citySlugsOf(placeIn('the West Coast'))).toContain('seattle-us');
  });

  it('near a city has the cities within 50 km', () => {
    const near = citySlugsOf(placeIn('near Leeds'));
    expect(near).toEqual(expect.arrayContaining(['leeds-uk', 'bradford-uk', 'york-uk']));
    expect(near).not.toContain('manchester-uk');
    expect(citySlugsOf(placeIn('Leeds'))).toEqual(['leeds-uk']);
    expect(placeIn('Leeds or Leeds').cities).toHaveLength(1);
  });

  it('is the better known of two namesakes, or the one whose region stands behind it', () => {
    expect(citySlugsOf(placeIn('Birmingham'))).toEqual(['birmingham-uk']);
    expect(citySlugsOf(placeIn('Birmingham, Alabama'))).toEqual(['birmingham-us']);
    expect(citySlugsOf(placeIn('London, Canada'))).toEqual(['london-ca']);
    expect(citySlugsOf(placeIn('Valencia'))).toEqual(['valencia-es']);
  });
});

describe('a rate', () => {
  it.each([
    ['max 95 USD/h', 'At most 95 USD/h: max 95 USD/h'],
    ['close under £700 a day', 'At most 111 USD/h: under £700 a day'],
    ['80-100 €/hour', '87 to 109 USD/h: 80-100 €/hour'],
    ['developer 1.2k per day', 'At most 150 USD/h: 1.2k per day'],
    ['below 100 an hour', 'At most 100 USD/h: below 100 an hour'],
    ['at least $80 per hour', 'At least 80 USD/h: at least $80 per hour'],
    ['at least 120 an hour', 'At least 120 USD/h: at least 120 an hour'],
    ['€95 canvas apps', 'At most 103 USD/h: €95'],
    ['max 95 €/Std', 'At most 103 USD/h: max 95 €/Std'],
    ['Tagessatz bis 800 €', 'At most 109 USD/h: Tagessatz bis 800 €'],
    ['maximal 800 € pro Tag', 'At most 109 USD/h: maximal 800 € pro Tag'],
    ['600 € par jour', 'At most 82 USD/h: 600 € par jour'],
    ['menos de 100 dólares la hora', 'At most 100 USD/h: menos de 100 dólares la hora'],
    ["jusqu'à 80 € l'heure", "At most 87 USD/h: jusqu'à 80 € l'heure"],
    ['600 € al día', 'At most 82 USD/h: 600 € al día'],
    ['max 700 per dag', 'At most 88 USD/h: max 700 per dag'],
    ['900 EUR Tagessatz', 'At most 122 USD/h: 900 EUR Tagessatz'],
    ['max 100$/h', 'At most 100 USD/h: max 100$/h'],
    ['rates from $60 to $80', '60 to 80 USD/h: rates from $60 to $80'],
    ['tax, 50 to 60 an hour', '50 to 60 USD/h: 50 to 60 an hour'],
    ['rate of at most 90', 'At most 90 USD/h: rate of at most 90'],
    ['who charges under 90', 'At most 90 USD/h: charges under 90'],
    ['not above $100', 'At most 100 USD/h: not above $100'],
  ])('is in “%s”', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it.each([
    ...['budget 25k', 'budget $200 canvas app', 'VAT rate of 20', 'invoice of €95 is missing'],
    ...['$12k a month', '120 CHF/h', 'max CHF 120/h', 'exchange rate 120', '15000 records an hour'],
    ...['weekly rate of 250', 'pick 60 an hour'],
  ])('is not in “%s”', (text) => {
    expect(read(text)).toEqual([]);
  });
});

describe('experience', () => {
  it.each([
    ['10+ years', 'At least 10 years: 10+ years'],
    ["at least 5 years' experience", "At least 5 years: at least 5 years' experience"],
    ['5 years of WMS experience', 'At least 5 years: 5 years of WMS experience'],
    ['experience of 5 years', 'At least 5 years: experience of 5 years'],
    ['senior X++ developer', 'At least 8 years: senior'],
    ['mind. 5 Jahre', 'At least 5 years: mind. 5 Jahre'],
    ['mindestens 5 Jahre Erfahrung', 'At least 5 years: mindestens 5 Jahre Erfahrung'],
    ["5 ans d'expérience", "At least 5 years: 5 ans d'expérience"],
    ['5 años de experiencia', 'At least 5 years: 5 años de experiencia'],
    ['minstens 5 jaar ervaring', 'At least 5 years: minstens 5 jaar ervaring'],
    ['more than 15 years of Navision', 'At least 15 years: more than 15 years'],
    ['>10 years', 'At least 10 years: >10 years'],
    ['over a decade with AX', 'At least 10 years: over a decade'],
    ['ten years minimum', 'At least 10 years: ten years minimum'],
    ['someone with 20 years in finance', 'At least 20 years: 20 years'],
  ])('is in “%s”', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it.each([
    ...['junior consultant', 'archive data over 7 years old', 'live for more than 5 years'],
    ...['senior management reports', 'year end 2027', 'at least 5 years of data'],
    ...['a company with 20 years in retail', 'no orders for over a decade'],
  ])('is not in “%s”', (text) => {
    expect(read(text)).toEqual([]);
  });
});

describe('availability', () => {
  it.each([
    ['ASAP', 'Available now: ASAP'],
    ['BC consultant available now', 'Available now: available now'],
    ['Berater ab sofort', 'Available now: ab sofort'],
    ['from 11 January', 'From 11 January 2027: from 11 January'],
    ['not before 1 March', 'From 1 March 2027: not before 1 March'],
    ['starting next week', 'From 30 November 2026: starting next week'],
    ['ab 11. Januar', 'From 11 January 2027: ab 11. Januar'],
    ['ab 11.1.2027', 'From 11 January 2027: ab 11.1.2027'],
    ['à partir du 1er mars', 'From 1 March 2027: à partir du 1er mars'],
    ['desde el 4 de enero', 'From 4 January 2027: desde el 4 de enero'],
    ['Start im Februar', 'From 1 February 2027: Start im Februar'],
    ['vanaf 11 januari', 'From 11 January 2027: vanaf 11 januari'],
    ['available in January', 'From 1 January 2027: available in January'],
    ['who is free right now', 'Available now: free right now'],
    ['not fully booked', 'Available now: not fully booked'],
    ['ab nächster Woche', 'From 30 November 2026: ab nächster Woche'],
  ])('is in “%s”', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it.each([
    ...['invoices from January', 'migrate from March', 'started 4 January 2026'],
    ...['orders must be invoiced immediately', 'not available now'],
  ])('is not in “%s”', (text) => {
    expect(read(text)).toEqual([]);
  });
});

describe('a duration', () => {
  it.each([
    ['AP clerk for 3 months', 'For 3 months: 3 months'],
    ['for 3 months AP clerk', 'For 3 months: 3 months'],
    ['6 Wochen', 'For 6 weeks: 6 Wochen'],
    ['6 mois', 'For 6 months: 6 mois'],
    ['durante 3 meses', 'For 3 months: 3 meses'],
    ['voor 1 week', 'For 1 week: 1 week'],
  ])('is in “%s”', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it('stands beside the day on which it begins', () => {
    expect(read('three months from January 11')).toEqual([
      'For 3 months: three months',
      'From 11 January 2027: from January 11',
    ]);
  });

  it.each([
    ...['close takes 3 weeks', '12 months rolling forecast', '3 months of backlog'],
    ...['slow for 3 months', '2 days a week', 'invoices at least 10 years'],
  ])('is not in “%s”', (text) => {
    expect(read(text)).toEqual([]);
  });
});

describe('a spoken language', () => {
  it.each([
    ['German-speaking', ['Speaks German: German-speaking']],
    ['speaks Dutch', ['Speaks Dutch: speaks Dutch']],
    ['fluent French', ['Speaks French: fluent French']],
    ['C1 German', ['Speaks German: C1 German']],
    ['auf Deutsch', ['Speaks German: auf Deutsch']],
    ['deutschsprachiger Berater', ['Speaks German: deutschsprachiger']],
    ['consultant francophone', ['Speaks French: francophone']],
    ['habla alemán', ['Speaks German: habla alemán']],
    ['Nederlandstalige consultant', ['Speaks Dutch: Nederlandstalige']],
    ['German or French speaking', ['Speaks German or French: German or French speaking']],
    ['talks to our team in Polish', ['Speaks Polish: talks to our team in Polish']],
    ['good command of Dutch', ['Speaks Dutch: good command of Dutch']],
    ['tax, German or French', ['Speaks German or French: German or French']],
    ['speaks German and English', ['Speaks German: speaks German', 'Speaks English: English']],
  ])('is in “%s”', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ...['German localization', 'French payroll', 'good English documentation', 'German tax'],
    ...['labels in German', 'need not speak German', 'polish, then print'],
  ])('is not in “%s”', (text) => {
    expect(read(text)).toEqual([]);
  });
});

describe('a work arrangement', () => {
  it.each([
    ['San Diego on-site', ['In San Diego: San Diego', 'On site: on-site']],
    ['remote only', ['Remote: remote']],
    ['remote projects', ['Remote: remote']],
    ['mostly on site', ['On site and remote: mostly on site']],
    ['up to 2 days a week on site', ['On site and remote: up to 2 days a week on site']],
    ['face-to-face', ['On site: face-to-face']],
    ['vor Ort', ['On site: vor Ort']],
    ['sur site', ['On site: sur site']],
    ['en remoto', ['Remote: en remoto']],
    ['op locatie', ['On site: op locatie']],
    ['Remote Assist', []],
  ])('is in “%s”', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('the conditions of a text', () => {
  it('leave numbers that are names', () => {
    for (const text of [
      ...['AX 2012', 'IFRS 16', 'MB-330', '3-way matching', 'Dynamics 365', '25 cost centres'],
      ...['budget planning for 2027, 25 cost centres', 'year end 2027', 'NAV 2016'],
    ])
      expect(read(text)).toEqual([]);
  });

  it('are left out of what is searched as words', () => {
    const text = 'AP clerk near Leeds, max 95 USD/h';
    const rest = withoutConditions(text, readConditions(text, sunday));
    expect(rest.trim().replace(/\s+/gu, ' ')).toBe('AP clerk ,');
    expect(rest.length).toBe(text.length);
  });

  const sayings = [...wishes, ...posts].map(([said]) => said);
  const pieces = sayings.flatMap((said) => said.split(/(?<=[\s,.])/u));
  const wholes = [...sayings, 'near Leeds', '95 €/h', 'speaks German and'];
  const aText = fc
    .array(
      fc.oneof(
        fc.constantFrom(...wholes),
        fc.constantFrom(...pieces, 'or', 'from'),
        fc.string({ unit: 'grapheme' }),
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join(' ').slice(0, 2000));

  it('stand apart within it, in its own words', () => {
    fc.assert(
      fc.property(aText, (text) => {
        const read = readConditions(text, sunday);
        const bounds = read.flatMap(({ start, end }) => [start, end]);
        expect(bounds).toEqual(bounds.toSorted((one, other) => one - other));
        expect(Math.max(0, ...bounds)).toBeLessThanOrEqual(text.length);
        for (const each of read) {
          expect(each.end).toBeGreaterThan(each.start);
          expect(text.slice(each.start, each.end).replace(/\s+/gu, ' ')).toContain(each.words);
          expect(labelOfCondition(each)).not.toMatch(/undefined|NaN|Invalid/u);
        }
      }),
      { numRuns: rounds(50, 300) },
    );
  });

  it('are read of what repeats itself, too', () => {
    for (const piece of [
      'in ',
      '95 ',
      'a ',
      'or ',
      'German ',
      '1,',
      'New ',
      '-',
      '£',
      'years ',
      'not in ',
    ])
      expect(() => readConditions(piece.repeat(2000).slice(0, 2000), sunday)).not.toThrow();
  });
});
