// Words that the rules below would take for forms of one another, each family apart: customs are no customers, and what
// contains something is no container.
const families =
  'customs/customer customers/custom, store stores/stored storing/story stories, ' +
  'fitter fitters/fit fits fitted fitting, engineer engineers engineering/engine engines, ' +
  'container containers/contain contains contained containing, tender tenders tendering/tend tends tended, ' +
  'controller controllers controlling/control controls controlled, carrier carriers/carry carries carried carrying, ' +
  'factory factories/factor factors factored, nav/navy, ' +
  'buyer buyers/buy buys buying, deal deals/dealer dealers, mailing mailings/mail mails mailed';

const stemInFamily: ReadonlyMap<string, string> = new Map(
  families.split(/[,/] ?/).flatMap((family) => {
    const words = family.split(' ');
    return words.map((word): [string, string] => [word, words[0] ?? word]);
  }),
);

/**
 * The beginning that the forms of an English word share, so that "posting", "posted" and "posts" are one. It is rough
 * on purpose: it compares what people say with the catalogue and with a profile, and never decides who is found.
 */
export function stemOf(word: string): string {
  const apart = stemInFamily.get(word);
  if (apart !== undefined) return apart;
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  const withoutEnding = word
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x|z)es$/, '')
    .replace(/(?<=[^su])s$/, '')
    .replace(/(?<=[a-z]{3})(?:ing|ed|er|ers)$/, '');
  return withoutEnding.replace(/([b-df-hj-np-tv-z])\1$/, '$1').replace(/(?<=[a-z]{3})[ey]$/, '');
}
