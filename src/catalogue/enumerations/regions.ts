import type { Country } from './places.ts';

/** What people call the areas of `citiesByArea` that are part of a country. The first name is shown. */
export const areaNames: Readonly<Record<string, string>> = {
  'uk-eng': 'England, Angleterre, Inglaterra, Engeland',
  'uk-sct': 'Scotland, Schottland, Écosse, Escocia, Schotland',
  'uk-wls': 'Wales, Pays de Galles, Gales',
  'uk-nir': 'Northern Ireland, Nordirland, Irlande du Nord, Irlanda del Norte, Noord-Ierland',
  'de-bw': 'Baden-Württemberg, Baden-Wurtemberg',
  'de-by': 'Bavaria, Bayern, Bavière, Baviera, Beieren',
  'de-be': 'the state of Berlin',
  'de-bb': 'Brandenburg',
  'de-hb': 'the state of Bremen',
  'de-hh': 'the state of Hamburg',
  'de-he': 'Hesse, Hessen',
  'de-mv': 'Mecklenburg-Western Pomerania, Mecklenburg-Vorpommern, Mecklenburg',
  'de-ni': 'Lower Saxony, Niedersachsen',
  'de-nw': 'North Rhine-Westphalia, Nordrhein-Westfalen, NRW',
  'de-rp': 'Rhineland-Palatinate, Rheinland-Pfalz',
  'de-sl': 'Saarland',
  'de-sn': 'Saxony, Sachsen',
  'de-st': 'Saxony-Anhalt, Sachsen-Anhalt',
  'de-sh': 'Schleswig-Holstein',
  'de-th': 'Thuringia, Thüringen',
  ...{ 'us-al': 'Alabama', 'us-ak': 'Alaska', 'us-az': 'Arizona', 'us-ar': 'Arkansas' },
  ...{ 'us-ca': 'California', 'us-co': 'Colorado', 'us-ct': 'Connecticut', 'us-de': 'Delaware' },
  ...{ 'us-fl': 'Florida', 'us-ga': 'Georgia', 'us-hi': 'Hawaii', 'us-id': 'Idaho' },
  ...{ 'us-il': 'Illinois', 'us-in': 'Indiana', 'us-ia': 'Iowa', 'us-ks': 'Kansas' },
  ...{ 'us-ky': 'Kentucky', 'us-la': 'Louisiana', 'us-me': 'Maine', 'us-md': 'Maryland' },
  ...{ 'us-ma': 'Massachusetts', 'us-mi': 'Michigan', 'us-mn': 'Minnesota' },
  ...{ 'us-ms': 'Mississippi', 'us-mo': 'Missouri', 'us-mt': 'Montana', 'us-ne': 'Nebraska' },
  ...{ 'us-nv': 'Nevada', 'us-nh': 'New Hampshire', 'us-nj': 'New Jersey', 'us-nm': 'New Mexico' },
  ...{ 'us-ny': 'New York State', 'us-nc': 'North Carolina', 'us-nd': 'North Dakota' },
  ...{ 'us-oh': 'Ohio', 'us-ok': 'Oklahoma', 'us-or': 'Oregon', 'us-pa': 'Pennsylvania' },
  ...{ 'us-ri': 'Rhode Island', 'us-sc': 'South Carolina', 'us-sd': 'South Dakota' },
  ...{ 'us-tn': 'Tennessee', 'us-tx': 'Texas', 'us-ut': 'Utah', 'us-vt': 'Vermont' },
  ...{ 'us-va': 'Virginia', 'us-wa': 'Washington State', 'us-wv': 'West Virginia' },
  ...{ 'us-wi': 'Wisconsin', 'us-wy': 'Wyoming', 'us-dc': 'District of Columbia' },
};

/** Regions of one country or of several, by their names: countries, areas and cities (`uk:Leeds`). */
export const regions: Readonly<Record<string, string>> = {
  DACH: 'de at ch',
  'Benelux, Bénélux': 'be nl lu',
  'the Nordics, Nordic countries, Nordics, Scandinavia, Skandinavien, Scandinavie, Escandinavia':
    'dk fi is no se',
  'the Baltics, Baltic states, Baltics, Baltikum': 'ee lv lt',
  'Iberia, Iberian peninsula': 'es pt',
  'the EU, European Union, EU, Europäische Union, Union européenne, Unión Europea':
    'at be bg hr cy cz dk ee fi fr de gr hu ie it lv lt lu mt nl pl pt ro sk si es se',
  'Europe, Europa':
    'at be bg hr cy cz dk ee fi fr de gr hu ie it lv lt lu mt nl pl pt ro sk si es se uk ch no is li al ba me mk rs md ' +
    'ua ad mc sm va gi im je gg fo ax',
  'North America, Nordamerika, Amérique du Nord, Norteamérica, Noord-Amerika': 'us ca mx',
  'Australia and New Zealand, ANZ': 'au nz',
  'the Gulf states, GCC': 'ae bh kw om qa sa',
  'the Middle East, Middle East': 'ae bh kw om qa sa il jo lb iq ye tr eg',
  'Africa, Afrika, Afrique, África':
    'dz ao bj bw bf bi cv cm cf td km cg cd ci dj eg gq er sz et ga gm gh gn gw ke ls lr ly mg mw ml mr mu ma mz na ne ' +
    'ng rw st sn sc sl so za ss sd tz tg tn ug zm zw',
  EMEA:
    'at be bg hr cy cz dk ee fi fr de gr hu ie it lv lt lu mt nl pl pt ro sk si es se uk ch no is li al ba me mk rs md ' +
    'ua ad mc sm va gi im je gg fo ax ae bh kw om qa sa il jo lb iq ye tr eg dz ao bw cm ci et gh ke ma mz na ng rw sn ' +
    'za tz tn ug zm zw',
  'APAC, Asia Pacific':
    'au nz jp kr cn tw hk mo sg my th vn ph id in bd lk np pk kh la mm bn fj mn',
  'Latin America, LATAM': 'ar bo br cl co cr cu do ec sv gt hn mx ni pa py pe uy ve',
  'the Midlands, Midlands':
    'uk:Birmingham uk:Coventry uk:Derby uk:Leicester uk:Nottingham uk:Northampton uk:Wolverhampton uk:Worcester ' +
    'uk:Lincoln uk:Telford uk:Walsall uk:Solihull uk:Dudley uk:Stoke-on-Trent uk:Warwick uk:Rugby',
  'the West Midlands, West Midlands':
    'uk:Birmingham uk:Coventry uk:Wolverhampton uk:Walsall uk:Solihull uk:Dudley uk:Stoke-on-Trent uk:Telford',
  'the East Midlands, East Midlands':
    'uk:Derby uk:Leicester uk:Nottingham uk:Northampton uk:Lincoln',
  Yorkshire:
    'uk:Leeds uk:Sheffield uk:Bradford uk:York uk:Doncaster uk:Huddersfield uk:Rotherham uk:Harrogate',
  'Greater London': 'uk:London uk:Croydon',
  'Greater Manchester':
    'uk:Manchester uk:Salford uk:Stockport uk:Oldham uk:Rochdale uk:Bolton uk:Wigan uk:Bury',
  'the Thames Valley, Thames Valley': 'uk:Reading uk:Slough uk:Oxford uk:Basingstoke uk:Swindon',
  'the Ruhr area, Ruhr area, Ruhr, Ruhrgebiet':
    'de:Essen de:Dortmund de:Bochum de:Duisburg de:Gelsenkirchen de:Oberhausen de:Hagen de:Hamm de:Herne de:Bottrop',
  'the Rhine-Main area, Rhein-Main, Rhine-Main':
    'de:Frankfurt de:Mainz de:Wiesbaden de:Darmstadt de:Offenbach de:Hanau',
  'Île-de-France':
    'fr:Paris fr:Versailles fr:Nanterre fr:Créteil fr:Boulogne-Billancourt fr:Montreuil',
  'the Randstad, Randstad':
    'nl:Amsterdam nl:Rotterdam nl:The Hague nl:Utrecht nl:Haarlem nl:Leiden nl:Almere',
  'the Bay Area, San Francisco Bay Area, Bay Area, Silicon Valley':
    'us:San Francisco us:San Jose us:Oakland us:Fremont us:Berkeley us:Sunnyvale us:Santa Clara',
  Ontario:
    'ca:Toronto ca:Ottawa ca:Mississauga ca:Hamilton ca:Brampton ca:London ca:Oshawa ca:Windsor ca:Markham ca:Vaughan ' +
    'ca:Kitchener ca:Oakville ca:Burlington ca:Waterloo ca:Guelph ca:Barrie',
  'British Columbia': 'ca:Vancouver ca:Surrey ca:Victoria ca:Burnaby ca:Kelowna ca:Abbotsford',
  Alberta: 'ca:Calgary ca:Edmonton',
  'New South Wales, NSW': 'au:Sydney au:Newcastle au:Wollongong',
  Queensland: 'au:Brisbane au:Gold Coast au:Townsville au:Cairns au:Toowoomba',
  'the Midwest, Midwest': 'us-il us-in us-ia us-ks us-mi us-mn us-mo us-ne us-nd us-oh us-sd us-wi',
  'New England': 'us-ct us-me us-ma us-nh us-ri us-vt',
  'the West Coast, West Coast': 'us-ca us-or us-wa',
};

/** Names of countries beside those that the Unicode list has in the five languages of searches. */
export const otherCountryNames: Readonly<Partial<Record<Country, string>>> = {
  uk: 'UK, Great Britain, Britain',
  us: 'US, USA, America, United States of America, Vereinigte Staaten von Amerika, EE. UU.',
  nl: 'Holland, Holanda, Hollande',
  ae: 'UAE, Emirates',
  ie: 'Republic of Ireland, Éire',
  cz: 'Czech Republic',
  tr: 'Turkey',
  kr: 'Korea',
  sa: 'KSA',
  lu: 'Luxemburg',
};

/**
 * Names that are words or first names, too. They are places only behind a preposition of place, or before their region
 * or country.
 */
export const placesLikeWords: ReadonlySet<string> = new Set(
  (
    'aba ajax allen andria angers aurora bari bath batman bend billings brest bryan bury canton carson cary chad chili como concord corona davie delta ' +
    'dominica dominique ede elgin enterprise essen flint garland georgia gilbert grenade guinea hagen halle hamm herne ' +
    'hoover independence island jackson jos jersey jordan kent lafayette largo lawrence leon lincoln lynn male marl mesa meridian midland ' +
    'minden mission mobile mons nancy natal nice norman norwalk orange padua paradise parma pau perm plantation posen ' +
    'providence reading redding reunion ruse rugby sale sandy santos serra siegen sparks split stoke suede sunrise surprise thane ' +
    'tours tracy troy tyler van victoria vista warren witten worms'
  ).split(' '),
);
