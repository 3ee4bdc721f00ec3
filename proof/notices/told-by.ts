import { mayRead } from './may-read.ts';
import type { Fact, Person } from './world.ts';

/** Somebody who is to hear of a fact. */
export interface Told {
  person: Person;
  fact: Fact;
}

/** The plain rule: whom it concerns; neither whose deed it is, nor who may not read of it, nor who wants to hear nothing. */
export const toldBy = (facts: readonly Fact[]): Told[] =>
  facts.flatMap((fact) =>
    fact.concerns
      .filter((person) => person !== fact.author && mayRead(person, fact.reader) && person.way !== 'none')
      .map((person) => ({ person, fact })),
  );
