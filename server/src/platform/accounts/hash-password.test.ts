import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { hash } from '@node-rs/argon2';
import { HashQueueFull, hashPassword, hashTurn, verifyDummy, verifyPassword } from './hash-password.ts';

const PEPPER = Buffer.alloc(32, 7);
const PASSWORD = 'plum-kettle-94-orbit';

test('a password matches its own hash only, under its own pepper only', async () => {
  const stored = await hashPassword(PEPPER, PASSWORD);
  assert.match(stored, /^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  assert.deepEqual(await verifyPassword(PEPPER, PASSWORD, stored), { matches: true, needsRehash: false });
  assert.deepEqual(await verifyPassword(PEPPER, `${PASSWORD}!`, stored), { matches: false, needsRehash: false });
  assert.deepEqual(await verifyPassword(Buffer.alloc(32, 8), PASSWORD, stored), { matches: false, needsRehash: false });
});

test('one password gives another hash each time', async () => {
  assert.notEqual(await hashPassword(PEPPER, PASSWORD), await hashPassword(PEPPER, PASSWORD));
});

test('a password typed in another Unicode form matches', async () => {
  const stored = await hashPassword(PEPPER, 'синий чайник йод'.normalize('NFC'));
  assert.equal((await verifyPassword(PEPPER, 'синий чайник йод'.normalize('NFD'), stored)).matches, true);
});

test('a right password stored at another cost asks to be hashed anew', async () => {
  const key = createHmac('sha256', PEPPER).update(PASSWORD).digest('base64');
  const stored = await hash(key, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  assert.deepEqual(await verifyPassword(PEPPER, PASSWORD, stored), { matches: true, needsRehash: true });
});

test('an unknown user costs the same as a known one', async () => {
  const stored = await hashPassword(PEPPER, PASSWORD);
  let known = Number.POSITIVE_INFINITY;
  let unknown = Number.POSITIVE_INFINITY;
  const apart = () => Math.max(known, unknown) > 2 * Math.min(known, unknown);
  // The best of each tells what it costs; beside other tests it may take some rounds until both had a quiet moment.
  for (let round = 0; round < 3 || (round < 30 && apart()); round++) {
    known = Math.min(known, await timeOf(() => verifyPassword(PEPPER, 'wrong', stored)));
    unknown = Math.min(unknown, await timeOf(() => verifyDummy(PEPPER, 'wrong')));
  }
  assert.ok(!apart(), `${known} ms and ${unknown} ms`);
});

test('two hashes run at once, fifty wait, the next is refused, and a failure frees its place', async () => {
  let running = 0;
  let most = 0;
  const gates: (() => void)[] = [];
  const work = () => {
    most = Math.max(most, ++running);
    return new Promise<void>((resolve, reject) => {
      gates.push(() => {
        running--;
        if (gates.length % 2 === 0) reject(new Error('failed'));
        else resolve();
      });
    });
  };
  const turns = Array.from({ length: 52 }, () => hashTurn(work));
  const settled = Promise.allSettled(turns);
  await assert.rejects(hashTurn(work), (error) => error instanceof HashQueueFull && error.code === 'overloaded');
  for (let done = 0; done < 52; done++) {
    gates[done]?.();
    await new Promise(setImmediate);
  }
  assert.equal((await settled).length, 52);
  assert.equal(most, 2);
  assert.equal(await hashTurn(async () => 'free'), 'free');
});

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
