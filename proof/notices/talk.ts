import type { Seeded } from '../seeded.ts';
import { mayRead } from './may-read.ts';
import { type Ask, type Fact, kinds, type World } from './world.ts';

const talkers = 8;

/** Followers comment on what they follow, every third time with a mention; each comment is a fact. */
export async function talk({ records }: World, ask: Ask, random: Seeded, count: number, note: (fact: Fact) => void) {
  let left = count;
  await Promise.all(
    Array.from({ length: talkers }, async (_, talker) => {
      const own = random.fork(`talker ${talker}`);
      for (; left > 0; ) {
        left -= 1;
        const { id: entityId, kind: entityType, canary, followers } = own.pick(records);
        const reader = kinds[entityType];
        const readers = followers.filter((person) => mayRead(person, reader));
        const author = own.pick(readers);
        const mentioned = own.chance(1 / 3) ? [own.pick(readers.filter((one) => one !== author))] : [];
        const { id } = await ask<{ id: string }>(author, 'POST', '/comments', {
          ...{ entityType, entityId, text: `Посмотрите: ${canary}` },
          mentionIds: mentioned.map((person) => person.id),
        });
        note({ key: id, author, reader, concerns: followers });
      }
    }),
  );
}
