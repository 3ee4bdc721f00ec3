const months = [
  'январ',
  'феврал',
  'март',
  'апрел',
  'ма',
  'июн',
  'июл',
  'август',
  'сентябр',
  'октябр',
  'ноябр',
  'декабр',
];

/** `31.12.2026`, `31.12.26`, `31 декабря 2026`, `31 декабря`. */
export const day = String.raw`(?:\d{1,2}\.\d{1,2}\.(?:20)?\d{2}(?!\d)|\d{1,2}\.\d{2}(?![.\d])|\d{1,2} (?:январ|феврал|март|апрел|ма|июн|июл|август|сентябр|октябр|ноябр|декабр)[ая](?: 20\d{2})?)`;

/** An ISO day; one without a year is the next such day. */
export function dayOf(text: string, today: string): string | undefined {
  const [first = '', second = '', third] = text.split(/[. ]/);
  const byName = months.findIndex((stem) => second.startsWith(stem) && second.length === stem.length + 1);
  const month = byName >= 0 ? byName + 1 : Number(second);
  const at = (year: number) => `${year}-${String(month).padStart(2, '0')}-${first.padStart(2, '0')}`;
  const year = third === undefined ? undefined : Number(third) + (third.length === 2 ? 2_000 : 0);
  const thisYear = Number(today.slice(0, 4));
  const iso = year === undefined ? (at(thisYear) < today ? at(thisYear + 1) : at(thisYear)) : at(year);
  const made = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(made.getTime()) || made.toISOString().slice(0, 10) !== iso ? undefined : iso;
}
