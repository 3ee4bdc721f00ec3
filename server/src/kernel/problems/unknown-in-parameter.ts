import { Refusal, type Words, words } from './errors.ts';
import type { ProblemCode } from './problems.ts';
import { unknownName } from './unknown-name.ts';

/** Refuses a parameter that names what there is not: each name with the nearest there are. */
export function unknownInParameter(
  refused: ProblemCode,
  at: string,
  names: readonly string[],
  known: readonly string[],
  said: (name: string) => Words,
  code = 'unknown_field',
): Refusal {
  const errors = names.map((name) => unknownName({ in: 'query', at, code }, name, known, said(name)));
  const [en, ru] = (['en', 'ru'] as const).map((language) => errors.map(({ message }) => message[language]).join('; '));
  return new Refusal(refused, words(`${at}: ${en}.`, `${at}: ${ru}.`), { errors });
}
