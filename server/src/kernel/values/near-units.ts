import { nearNames } from './near-names.ts';
import { units } from './units.ts';

/** Codes of the units whose symbol or name in either language is nearly this: a caller who sends “шт” means 796. */
export function nearUnits(given: string): string[] {
  const spellings = new Map(
    [...units.values()].flatMap(({ code, symbol, name }) => [symbol, name.ru, name.en].map((word) => [word, code])),
  );
  const isOne = [...spellings].filter(([word]) => word.toLowerCase() === given.toLowerCase().replace(/\.$/, ''));
  const found =
    isOne.length > 0
      ? isOne.map(([, code]) => code)
      : nearNames(spellings.keys(), given).map((word) => spellings.get(word) as string);
  return [...new Set(found)];
}
