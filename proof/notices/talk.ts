import type { Seeded } from '../seeded.ts';
import { mayRead } from './may-read.ts';
import type { Ask, Fact, World } from './world.ts';

const talkers = 8;

/** Followers comment on what they follow, every third time with a mention; each comment is a fact. */
export async function talk({ records }: World, ask: Ask, random: Seeded, count: number): Promise<Fact[]> {
  const facts: Fact[] = [];
  let left = count;
  await Promise.all(
    Array.from({ length: talkers }, async (_, talker) => {
      const own = random.fork(`talker ${talker}`);
      for (; left > 0; ) {
        left -= 1;
        const record = own.pick(records);
        const readers = record.followers.filter((person) => mayRead(person, record.kind));
        const author = own.pick(readers);
        const mentioned = own.chance(1 / 3) ? [own.pick(readers.filter((reader) => reader !== author))] : [];
        const { id } = await ask<{ id: string }>(author, 'POST', '/comments', {
          ...{ entityType: record.kind, entityId: record.id, text: `Посмотрите: ${record.canary}` },
          mentionIds: mentioned.map((person) => person.id),
        });
        facts.push({ id, record, author, mentioned });
      }
    }),
  );
  return facts;
}
