import type { Counterparty } from './queries.ts';

type Kind = Counterparty['kind'];

/** The numbers that authorities give to a kind of counterparty, in the order of the form; the server refuses any other. */
const numbers = {
  legal_entity: ['inn', 'kpp', 'ogrn'],
  entrepreneur: ['inn', 'ogrn'],
  individual: ['inn'],
  foreign: ['taxId', 'inn', 'kpp'],
} as const satisfies Record<Kind, readonly string[]>;

type IdentityNumber = (typeof numbers)[Kind][number];

export const numbersOf = (kind: Kind): readonly IdentityNumber[] => numbers[kind];

type Identity = Record<IdentityNumber, string> & { kind: Kind };

/**
 * The values without numbers that their kind does not have: what was typed before the kind was chosen is not in sight any more.
 * Where the kind stays, so does what is saved.
 */
export function withoutOthers<Values extends Identity>(values: Values, saved?: Identity): Values {
  const kept = saved?.kind === values.kind ? saved : undefined;
  const others = Object.values(numbers)
    .flat()
    .filter((name) => !numbersOf(values.kind).includes(name));
  return { ...values, ...Object.fromEntries(others.map((name) => [name, kept?.[name] ?? ''])) };
}
