// They belong to what follows: "Anna van der Berg".
const particles =
  /^(?:van|von|de|der|den|del|della|di|da|dos|du|la|le|el|al|bin|ibn|ten|ter|zu|zur|st\.?)$/i;
const titles =
  /^(?:mr|mrs|ms|miss|dr|prof|sir|dame|herr|frau|dipl|ing|msc|bsc|phd|mba|pmp|mcp|mct|mvp)\.?$/i;

/** A name of several words as first and last name; null for a single word, or what is none. */
export function splitName(text: string): { firstName: string; lastName: string } | null {
  const words = text
    .replace(/\([^)]*\)|,.*$/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !titles.test(word));
  const [firstName = '', ...rest] = words;
  if (rest.length === 0 || words.length > 6) return null;
  const particle = rest.findIndex((word, index) => index < rest.length - 1 && particles.test(word));
  const lastFrom = particle === -1 ? rest.length - 1 : particle;
  return {
    firstName: [firstName, ...rest.slice(0, lastFrom)].join(' '),
    lastName: rest.slice(lastFrom).join(' '),
  };
}
