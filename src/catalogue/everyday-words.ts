const littleList =
  'a about after again all also always am an and another any anybody anyone anything are as at away back be because been ' +
  'before being between both but by can cannot cant could did didnt do does doesnt doing done dont down each either else even ' +
  'ever every everybody everyone everything few first for from get gets getting give gives go goes going gone got had has ' +
  'have having he her here him his how i if im in instead into is isnt it its itself ive just keep keeps kept last less let ' +
  'like lot lots made make makes making many may maybe me might more most much must my near need needed needs neither never ' +
  'next no nobody none nor not nothing now of off often on once one ones only onto or other others our ours out over own per ' +
  'perhaps please put quite rather really same seem seems several shall she should since so some somebody someone something ' +
  'sometimes soon still such take takes taking than that the their them then there these they theyre thing things this those ' +
  'though through to together too took toward towards under until up upon us use used using very want wanted wants was ' +
  'wasnt way we well went were weve what whatever when where whether which while who whole whose why will with within without ' +
  'wont would yes yet you your';

// How bad it is, how soon it is wanted, and who is asked: true of every project here.
const talkList =
  'able advice ages aint annoying anymore asap assistance awful bad badly bit blame broken bug buggy business call came ' +
  'chaos come comes company correctly costs crash crashes crashing current currently day days deal dead desperately ' +
  'difficult disaster does error errors ever everywhere experience experienced eventually fail failed failing fails fast ' +
  'feel fine finally find fix fixed fixing forever freelance freezes freezing friday full good great hangs happen happened ' +
  'happening happens hard hello help helped helping helps hey hi hire hiring hour hours huge hurry idea immediately ' +
  'impossible improve inherited issue issues job keep know known late lately later left live long longer look looking loses ' +
  'losing manage manual manually mess messy minute minutes monday months morning nightmare new night old organisation ' +
  'ourselves pain painful people person pls proper properly problem problems quick quickly quit ready recommend reliable ' +
  'remote right said say saying says second seconds set short sick slow slower slowly somehow sort spend start started stop ' +
  'stopped stops struggle struggling stuck stupid suddenly support sure suggest team terrible thank thanks time times tired ' +
  'face number numbers show shown shows today tomorrow tonight trouble try trying twice understand unhappy urgent urgently useless user users wait waiting week ' +
  'weekend weeks wish won work working works worse worst write writes wrong year years';

// What it may cost.
const moneyList =
  'budget budgets usd eur gbp chf dollar dollars euro euros pound pounds hourly daily h hr hrs price prices cost ' +
  'maximum minimum approximately';

/** Words of money. Beside a number they say what something costs, also where alone they would be a topic. */
export const moneyWords: ReadonlySet<string> = new Set([...moneyList.split(' '), 'rate', 'rates']);

/** Pronouns, auxiliaries and the like: they mean nothing alone, and may be part of a saying. */
export const littleWords: ReadonlySet<string> = new Set(littleList.split(' '));

/**
 * Words of every conversation. They name nothing of the catalogue, so that a search passes over them where anything
 * else was said.
 */
export const everydayWords: ReadonlySet<string> = new Set([
  ...littleWords,
  ...talkList.split(' '),
  ...moneyList.split(' '),
]);
