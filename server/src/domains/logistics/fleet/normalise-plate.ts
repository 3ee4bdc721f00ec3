/** Latin letters that plates share with Cyrillic ones: the twelve of Russian plates. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ A: 'А', B: 'В', E: 'Е', K: 'К', M: 'М', H: 'Н', O: 'О', P: 'Р', C: 'С', T: 'Т', Y: 'У', X: 'Х' },
};

const letter = '[АВЕКМНОРСТУХ]';

/** Forms of Russian plates (GOST R 50577), the code of the region last. */
const russian = new RegExp(
  `^(?:${[
    `${letter}\\d{3}${letter}{2}\\d{2,3}`, // cars and trucks
    `${letter}{2}\\d{4}\\d{2,3}`, // trailers
    `${letter}{2}\\d{3}\\d{2,3}`, // taxis and buses
    `\\d{4}${letter}{2}\\d{2,3}`, // tractors, motorcycles, vehicles of the forces
    `${letter}\\d{4}\\d{2,3}`, // police
    `${letter}{2}\\d{3}${letter}\\d{2,3}`, // in transit
  ].join('|')})$`,
);

/**
 * A plate as it is kept: a Russian one in Cyrillic capitals without spaces, whichever alphabet its letters were typed in; any other
 * as typed.
 */
export function normalisePlate(typed: string): string {
  const bare = bareOf(typed).replace(/(?:RUS|РУС)$/, '');
  const cyrillic = bare.replace(/[A-Z]/g, (sign) => lookAlikes[sign] ?? sign);
  return russian.test(cyrillic) ? cyrillic : typed.replace(/\s+/g, ' ').trim();
}

/** What two plates are compared by. */
export const plateKey = (plate: string): string => bareOf(normalisePlate(plate));

const bareOf = (typed: string) => typed.toUpperCase().replace(/[\s.\-–—_]/g, '');
