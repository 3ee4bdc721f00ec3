import fc from 'fast-check';
import type { Book } from './book.ts';

/** Where things are that no sequence makes. */
export interface Place {
  suppliers: ReadonlyArray<{ supplierId: string; counterpartyId: string }>;
  itemIds: readonly string[];
  warehouseId: string;
  customerId: string;
  /** By their places. */
  people: ReadonlyArray<{ id: string; roleId: string; headers: Record<string, string> }>;
}

/** Headers of a call that somebody makes. */
export const as = ({ people }: Place, by: number) => people[by]?.headers ?? {};

/** A call as the model foretells it. */
export interface Plan {
  call: readonly [method: string, path: string, body?: object, headers?: Record<string, string>];
  /** Rules it breaks: with any of them it is refused by one of these, with none it is done. */
  refusals: readonly string[];
  /** What the model holds afterwards. */
  write(answer: Answered): void;
}

/** An answer, looked at as it comes. */
export type Answered = ReturnType<typeof JSON.parse>;

/** Something a client may do. It has a plan wherever there is something to do it with. */
export interface Deed {
  name: string;
  given: unknown;
  /** The call is sent again under the same key: nothing more may come of it. */
  twice: boolean;
  plan(book: Book, place: Place): Plan | undefined;
}

/** One of those there are, by a number that outlives shrinking. */
export const pick = <One>(all: readonly One[], which: number): One | undefined => all[which % all.length];

/** The names of the rules that are broken. */
export const broken = (rules: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(rules).flatMap(([rule, isBroken]) => (isBroken ? [rule] : []));

/** A number that chooses among what is there. */
export const which = fc.nat({ max: 30 });

/** So many percent of something: less, all and too much of it. */
export const percent = fc.constantFrom(1, 10, 25, 33, 50, 100, 100, 101, 112, 120, 150);

/** A deed of this name with all that is drawn for it; one of twelve is sent twice. */
export const deed = <Given>(
  name: string,
  given: { [Name in keyof Given]: fc.Arbitrary<Given[Name]> },
  plan: (given: Given, book: Book, place: Place) => Plan | undefined,
): fc.Arbitrary<Deed> =>
  fc
    .record({ given: fc.record(given) as fc.Arbitrary<Given>, luck: fc.nat({ max: 11 }) })
    .map(({ given: drawn, luck }) => ({
      name,
      given: drawn,
      twice: luck === 11,
      plan: (book, place) => plan(drawn, book, place),
    }));
