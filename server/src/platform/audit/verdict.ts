import Type, { type Static } from 'typebox';
import { choice, flag, instant, integer, nullable, object } from '../../kernel/fields.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';

export const reasons: Readonly<Record<string, Words>> = {
  seal_missing: words('A seal is missing from the chain.', 'В цепочке не хватает печати.'),
  event_removed: words('An event under this seal was removed.', 'Событие под этой печатью удалено.'),
  event_changed: words(
    'An event under this seal, or the chain before it, has been changed.',
    'Событие под этой печатью или цепочка перед ней изменены.',
  ),
  anchor_differs: words(
    'This is not the chain the anchor was taken from: it has been rewritten.',
    'Цепочка не та, с которой снят якорь: она переписана.',
  ),
};

const digestText = Type.String({ title: 'SHA-256 of the seal, 64 hexadecimal digits', pattern: '^[0-9a-f]{64}$' });

export const anchor = object({
  number: integer('Number of the seal', { minimum: 1 }),
  digest: digestText,
  sealedAt: Type.Optional(instant('Sealed; as `head` gave it, not compared')),
});

export const verdict = object({
  intact: flag('Every sealed event is as it was written, and every anchor fits'),
  seals: integer('Seals looked at'),
  events: integer('Events under them'),
  brokenSeal: nullable(integer('The first seal that does not fit')),
  reason: nullable(choice(Object.keys(reasons), 'What does not fit')),
  message: nullable(Type.String({ title: 'The same in words' })),
  firstPosition: nullable(integer('Position of the first event under the broken seal')),
  lastPosition: nullable(integer('Position of the last one')),
  missingPosition: nullable(integer('Position that no event has any more')),
  head: nullable(
    object(
      { ...anchor.properties, sealedAt: instant('Sealed') },
      { title: 'The newest seal: keep it elsewhere as an anchor' },
    ),
  ),
});

export type Verdict = Static<typeof verdict>;

export type Anchor = Static<typeof anchor>;

/** Nothing was looked at yet. */
export const unseen: Verdict = {
  ...{ intact: true, seals: 0, events: 0, brokenSeal: null, reason: null, message: null },
  ...{ firstPosition: null, lastPosition: null, missingPosition: null, head: null },
};
