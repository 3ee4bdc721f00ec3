import { type Finding, finding } from '../finding.ts';
import { mayRead } from './may-read.ts';
import { type Told, toldBy } from './told-by.ts';
import { type Fact, kinds, type Person, type World } from './world.ts';

/** Words that somebody can read, in the bell or in a letter. */
interface Shown {
  to: string;
  words: string;
}

/** Looks for names of records and for prices in all that each person can read. */
export function checkWords({ people, records }: World, facts: readonly Fact[], shown: readonly Shown[]): Finding[] {
  const readBy = Map.groupBy(shown, ({ to }) => to);
  const texts = new Map(people.map(({ id }) => [id, (readBy.get(id) ?? []).map(({ words }) => words).join('\n')]));
  const figures = new Map([...texts].map(([id, text]) => [id, figuresIn(text)]));
  const reads = ({ id }: Person, { price }: Fact) => price !== undefined && figures.get(id)?.has(price.figure);
  const mayNotSee = (person: Person, { price }: Fact) => price !== undefined && !mayRead(person, price.reader);
  return [
    finding(
      'N7 no word of what one may not read',
      people.flatMap((person) =>
        records
          .filter(({ kind, canary }) => !mayRead(person, kinds[kind]) && texts.get(person.id)?.includes(canary))
          .map(({ canary }) => `${person.id} reads ${canary}`),
      ),
    ),
    finding(
      'N8 no price for whom it is hidden from',
      people.flatMap((person) =>
        facts
          .filter((fact) => mayNotSee(person, fact) && reads(person, fact))
          .map(({ price }) => `${person.id} reads ${price?.figure}`),
      ),
    ),
    finding(
      'N8 and the newest price for whom it is told',
      newestTold(facts)
        .filter(({ person, fact }) => !reads(person, fact))
        .map(({ person, fact }) => `${person.id} does not read ${fact.price?.figure}`),
    ),
  ];
}

/** Of each price that whoever hears of it may see, the newest: people are told how things stand when they are told. */
function newestTold(facts: readonly Fact[]): Told[] {
  const told = toldBy(facts).filter(({ fact }) => fact.price?.reader === fact.reader);
  return [...new Map(told.map((one) => [`${one.person.id} ${one.fact.price?.of}`, one])).values()];
}

/** Numbers that stand by themselves, `4 000 017,00` and `4,000,017.00` as 4000017; not those within identifiers. */
const figuresIn = (text: string): ReadonlySet<string> =>
  new Set(text.replaceAll(/(?<=\d)[\u00a0\u202f,](?=\d{3})/g, '').match(/(?<![\w-])\d+(?![\w-])/g));
