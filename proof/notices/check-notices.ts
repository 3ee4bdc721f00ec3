import type { Installation } from '../crash/start-installation.ts';
import { type Finding, finding } from '../finding.ts';
import { checkWords } from './check-words.ts';
import { mayRead } from './may-read.ts';
import type { Letter } from './start-post-office.ts';
import { type Told, toldBy } from './told-by.ts';
import type { Fact, Person, World } from './world.ts';

interface Bell {
  userId: string;
  kind: string;
  key: string;
  words: string;
}

interface Happened {
  facts: readonly Fact[];
  letters: readonly Letter[];
  kills: number;
}

/** A worker that dies while letters are on their way leaves no more than these in doubt: what it has in hand at once. */
const atOnce = 8;

/** Holds bells and letters against the plain rule. */
export async function checkNotices(
  { rows, tenantId }: Installation,
  world: World,
  { facts, letters, kills }: Happened,
): Promise<{ notices: number; letters: number; repeats: number; findings: Finding[] }> {
  const bells = await rows<Bell>(
    `select user_id as "userId", kind, key, concat_ws(' ', title_ru, text_ru, title_en, text_en) as words from notices where tenant_id = $1`,
    [tenantId],
  );
  const { people } = world;
  const wanted = toldBy(facts);
  const personOf = new Map(people.map((person) => [person.id, person]));
  const factOf = new Map(facts.map((fact) => [fact.key, fact]));
  const mark = (userId: string, key: string) => `${userId} ${key}`;
  const there = new Set(bells.map(({ userId, key }) => mark(userId, key)));
  const due = new Set(wanted.map(({ person, fact }) => mark(person.id, fact.key)));
  const undue = bells.filter(({ userId, key }) => !due.has(mark(userId, key)));
  const ofWhom = (is: (person: Person, fact: Fact) => boolean) =>
    undue
      .filter(({ userId, key }) => {
        const [person, fact] = [personOf.get(userId), factOf.get(key)];
        return person && fact && is(person, fact);
      })
      .map(({ userId, key }) => mark(userId, key));
  const ids = new Map<string, Set<string>>();
  for (const { to, messageId, subject } of letters) {
    if (isDigest(subject)) continue;
    ids.set(to, (ids.get(to) ?? new Set()).add(messageId));
  }
  const repeats = letters.length - new Set(letters.map(({ messageId }) => messageId)).size;
  return {
    notices: bells.length,
    letters: letters.length,
    repeats,
    findings: [
      finding(
        'N1 whoever is to hear is told in the bell',
        [...due].filter((one) => !there.has(one)),
      ),
      finding('N1 and once', repeated(bells.map(({ userId, key }) => mark(userId, key)))),
      finding(
        'N2 nobody hears of his own deed',
        ofWhom((person, fact) => person === fact.author),
      ),
      finding(
        'N3 nobody is told of what he may not read',
        ofWhom((person, { reader }) => !person.isBlocked && !mayRead(person, reader)),
      ),
      finding(
        'N4 nobody who is blocked is told',
        ofWhom((person) => person.isBlocked),
      ),
      finding('N5 a letter at once for each, and no other', differences(people, wanted, ids)),
      finding(
        'N5 a letter comes again only where a worker died',
        repeats > kills * atOnce ? [`${repeats} of ${kills} kills`] : [],
      ),
      finding('N6 letters of the day hold each notice once', digestFaults(people, wanted, letters)),
      ...checkWords(world, facts, [
        ...bells.map(({ userId, words }) => ({ to: userId, words })),
        ...letters.map(({ to, words }) => ({ to, words })),
      ]),
    ],
  };
}

/** Counted by Message-IDs: a letter that comes again bears the same. */
function differences(
  people: readonly Person[],
  wanted: readonly Told[],
  ids: ReadonlyMap<string, ReadonlySet<string>>,
) {
  const due = Map.groupBy(wanted, ({ person }) => person.id);
  return people.flatMap(({ id, way }) => {
    const expected = way === 'at_once' ? (due.get(id)?.length ?? 0) : 0;
    const came = ids.get(id)?.size ?? 0;
    return expected === came ? [] : [`${id}: ${came} letters in place of ${expected}`];
  });
}

const isDigest = (subject: string) => subject.startsWith('За день:');

function digestFaults(people: readonly Person[], wanted: readonly Told[], letters: readonly Letter[]) {
  const due = Map.groupBy(wanted, ({ person }) => person.id);
  const digests = new Map(letters.filter(({ subject }) => isDigest(subject)).map((one) => [one.messageId, one]));
  return people.flatMap(({ id, way }) => {
    const expected = way === 'digest' ? (due.get(id)?.length ?? 0) : 0;
    const held = [...digests.values()]
      .filter(({ to }) => to === id)
      .reduce((sum, { subject }) => sum + Number(/\d+/.exec(subject.replaceAll(/\s(?=\d)/g, ''))?.[0] ?? 0), 0);
    return expected === held ? [] : [`${id}: ${held} in letters of the day in place of ${expected}`];
  });
}

function repeated(marks: readonly string[]): string[] {
  const seen = new Set<string>();
  return marks.filter((mark) => seen.has(mark) || !seen.add(mark));
}
