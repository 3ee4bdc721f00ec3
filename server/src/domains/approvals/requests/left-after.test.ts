import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { long } from '../../../../../scripts/tests/long.ts';
import type { Person } from '../people/person.ts';
import type { AskedStep, Waiting } from './asked-step.ts';
import { leftAfter } from './left-after.ts';

const roles = ['head', 'finance', 'director'];
const names = ['anna', 'boris', 'vera', 'gleb', 'darya'];

const approver = fc.oneof(
  fc.record({ kind: fc.constant('user' as const), id: fc.constantFrom(...names) }),
  fc.record({ kind: fc.constant('role' as const), id: fc.constantFrom(...roles) }),
);

const parted = fc
  .uniqueArray(approver, { selector: ({ id }) => id, minLength: 1, maxLength: 6 })
  .chain((all) =>
    fc.integer({ min: 1, max: all.length }).map((count) => [all.slice(0, count), all.slice(count)] as const),
  );

const world = fc.record({
  named: parted,
  mode: fc.constantFrom('all' as const, 'any' as const),
  isEscalated: fc.boolean(),
  holds: fc.array(fc.subarray(roles), { minLength: names.length, maxLength: names.length }),
  barred: fc.subarray(names, { maxLength: 2 }),
  speakers: fc.shuffledSubarray(names),
});

type World = typeof world extends fc.Arbitrary<infer One> ? One : never;

const isNamed = (list: ReadonlyArray<{ kind: string; id: string }>, name: string, held: readonly string[]) =>
  list.some(({ kind, id }) => (kind === 'user' ? id === name : held.includes(id)));

/** After how many words the step closes, told from those who have spoken and from nothing that was kept; undefined while it is open. */
function closesAfter({
  named: [first, others],
  mode,
  isEscalated,
  holds,
  barred,
  speakers,
}: World): number | undefined {
  const held = (name: string) => holds[names.indexOf(name)] as string[];
  const asked = [...first, ...(isEscalated ? others : [])];
  const spoken: string[] = [];
  for (const name of speakers) {
    const waits = asked.filter((one) => !spoken.some((other) => isNamed([one], other, held(other))));
    if (barred.includes(name) || !isNamed(waits, name, held(name))) continue;
    spoken.push(name);
    if (mode === 'any') return spoken.length;
    if (isEscalated && isNamed(others, name, held(name))) return spoken.length;
    const missing = first.filter((one) => !spoken.some((other) => isNamed([one], other, held(other))));
    const canStill = names.some(
      (other) => !barred.includes(other) && !spoken.includes(other) && isNamed(missing, other, held(other)),
    );
    if (!canStill) return spoken.length;
  }
  return undefined;
}

/** The same as the product does it: word by word, by what the step is left waiting for. */
function closedAfter({
  named: [first, others],
  mode,
  isEscalated,
  holds,
  barred,
  speakers,
}: World): number | undefined {
  const step: AskedStep = {
    ...{ name: null, mode, remindAfterHours: null, escalateAfterHours: others.length > 0 ? 1 : null },
    ...{ approvers: first, escalateTo: others, escalatedAt: isEscalated ? '2030-01-01T00:00:00.000Z' : null },
  };
  const asked = [...first, ...(isEscalated ? others : [])];
  const ids = (kind: string) => asked.flatMap((one) => (one.kind === kind ? one.id : []));
  let waiting: Waiting | undefined = { waitingUsers: ids('user'), waitingRoles: ids('role') };
  const people = names.map((id, index): Person => ({ id, name: id, roleIds: holds[index] as string[], roles: [] }));
  const spoken: Person[] = [];
  for (const name of speakers) {
    const { waitingUsers, waitingRoles }: Waiting = waiting;
    const able = people.filter(
      (one) =>
        !barred.includes(one.id) &&
        !spoken.includes(one) &&
        (waitingUsers.includes(one.id) || one.roleIds.some((role) => waitingRoles.includes(role))),
    );
    const speaker = able.find(({ id }) => id === name);
    if (!speaker) continue;
    waiting = leftAfter(step, { waiting, able, names: [speaker] });
    spoken.push(speaker);
    if (!waiting) return spoken.length;
  }
  return undefined;
}

const agrees = (numRuns: number) =>
  fc.assert(
    fc.property(world, (one) => assert.equal(closedAfter(one), closesAfter(one))),
    { numRuns },
  );

test('random steps close by the word they should close by, escalated or not', () => agrees(1_000));

long('and a hundred thousand of them', () => agrees(100_000));
