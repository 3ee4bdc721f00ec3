import { mayRead } from './may-read.ts';
import type { Fact, Person } from './world.ts';

/** Somebody who is to hear of a comment, and as what. */
export interface Told {
  person: Person;
  fact: Fact;
  kind: 'record.mentioned' | 'record.commented';
}

/** The plain rule: who is mentioned, and who follows; neither the author, nor who may not read, nor who wants to hear nothing. */
export const toldBy = (facts: readonly Fact[]): Told[] =>
  facts.flatMap((fact) =>
    fact.record.followers
      .filter((person) => person !== fact.author && mayRead(person, fact.record.kind) && person.way !== 'none')
      .map((person) => ({
        ...{ person, fact },
        kind: fact.mentioned.includes(person) ? 'record.mentioned' : 'record.commented',
      })),
  );
