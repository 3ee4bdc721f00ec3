import { createHash } from 'node:crypto';
import Type from 'typebox';
import { systemIn } from '../../server/src/kernel/access/actor.ts';
import { object } from '../../server/src/kernel/fields.ts';
import { command } from '../../server/src/kernel/operation.ts';
import { Refusal, refuse, words } from '../../server/src/kernel/problems/errors.ts';
import { sql } from '../../server/src/kernel/sql/sql.ts';
import { runCommand } from '../../server/src/platform/door/run-command.ts';
import type { DoorParts } from '../../server/src/platform/door/visit.ts';
import { enter } from './clock.ts';
import { createKeyTable } from './key-table.ts';
import type { Life } from './life.ts';
import { openSession } from './open-session.ts';
import { createWorld, type Process, tenantId } from './world.ts';

const passing = ['idempotency_in_progress', 'database_unavailable', 'overloaded'];
const fingerprintOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * Clients repeat calls with their keys until they are answered, over several processes of the product's own door: connections break,
 * processes stand still and die, answers are lost, and two clients use one key at once.
 */
export async function liveKeys({ seed, random, size, broken, keep }: Life) {
  const world = createWorld(random);
  enter(world);
  const table = createKeyTable(world);
  const often = random.next() * 0.08;
  let isOver = false;
  const breaks = () => (isOver || !world.fails(often) ? undefined : random.chance(0.5) ? 'before' : 'after');
  const processes: Process[] = Array.from({ length: size.webs }, (_, number) => ({
    ...{ name: `web ${number}`, alive: true, pausedUntil: 0, skewMs: 0 },
  }));
  const say = (text: string) => broken.keys.push(`seed ${seed}: ${text}`);
  const answers = new Map<string, Set<string>>();
  const sessions = new Map<Process, Array<() => void>>();
  let unanswered = 0;

  const operation = command({
    name: 'simulation.write',
    ...{ summary: words('Write', 'Записать'), permission: 'signed-in', scope: null },
    input: object({ refuses: Type.Boolean() }),
    output: Type.Unknown(),
    async run(ctx, { refuses }) {
      ctx.nothingChanged();
      const effect = `${ctx.requestId}|${world.newId()}`;
      await ctx.db.execute(sql`insert into simulated_effects (tenant_id, text) values (${ctx.db.tenant}, ${effect})`);
      if (refuses) throw refuse('conflict');
      return { effect };
    },
  });

  const count = Math.floor(random.between(1, 4));
  for (let number = 0; number < count; number += 1) {
    const key = `key ${number}`;
    answers.set(key, new Set());
    const twins = random.chance(0.6) ? 2 : 1;
    for (let twin = 0; twin < twins; twin += 1) call(key, key, random.between(0, 3_000));
    if (random.chance(0.3)) call(key, `${key} with another body`, random.between(0, 6_000));
  }
  for (let strike = 0; strike < 6; strike += 1)
    world.after(random.between(0, 10_000), null, () => {
      const process = random.pick(processes);
      world.faults += 1;
      if (random.chance(0.5)) process.pausedUntil = world.now + random.between(100, 9_000);
      else if (processes.filter(({ alive }) => alive).length > 2) kill(process);
    });
  await world.run(world.now + 10_000);
  isOver = true;
  await world.run(world.now + 60_000);
  judge();
  // After 72 hours a key may be used for something else.
  world.leap(world.now + 73 * 3_600_000);
  table.effects.length = 0;
  for (const [key, heard] of answers) {
    heard.clear();
    call(key, `${key} days later`, random.between(0, 1_000));
  }
  await world.run(world.now + 60_000);
  judge();
  return { world, kept: keep ? table.ended : [] };

  function connect(process: Process) {
    const { client, end } = openSession({ world, table, process, breaks });
    sessions.set(process, [...(sessions.get(process) ?? []), end]);
    return client;
  }

  /** The database sees a little later that its connections are gone. */
  function kill(process: Process) {
    process.alive = false;
    for (const end of sessions.get(process) ?? []) world.after(random.between(0, 2_000), null, end);
  }

  /** One call, repeated until there is an answer that is final. */
  function call(key: string, body: string, after: number) {
    unanswered += 1;
    world.after(after, null, () => send(key, body));
  }

  function send(key: string, body: string) {
    const process = random.pick(processes.filter(({ alive }) => alive));
    let isHeard = false;
    const again = (ms: number) => {
      if (isHeard) return;
      isHeard = true;
      world.after(ms, null, () => send(key, body));
    };
    // The client waits no longer; its call may be carried out nevertheless.
    world.after(random.between(6_000, 9_000), null, () => again(1));
    world.after(random.between(1, 50), process, () => {
      const visit = {
        requestId: body,
        language: 'ru',
        idempotency: { key, route: 'r', fingerprint: fingerprintOf(body) },
      };
      const refuses = !isOver && random.chance(0.15);
      const pool = { connect: async () => connect(process) };
      const parts = { pool, wakeWorkers() {}, reactionsTo: () => [], services: {} } as unknown as DoorParts;
      runCommand(parts, operation, systemIn(tenantId), { refuses }, visit as never).then(
        ({ result, replayed }) => hear(() => (replayed ? replayed.body : JSON.stringify(result))),
        (error) => {
          if (!(error instanceof Refusal)) return hear(() => `unforeseen ${String(error)}`);
          if (error.code === 'idempotency_key_reused') return hear(() => 'reused');
          if (passing.includes(error.code) || error.code === 'conflict') world.after(20, null, () => again(300));
        },
      );
    });

    function hear(text: () => string) {
      if (isHeard) return;
      isHeard = true;
      unanswered -= 1;
      const said = text();
      if (said !== 'reused') answers.get(key)?.add(`${body}: ${said}`);
    }
  }

  function judge() {
    if (unanswered > 0) say(`${unanswered} calls have no answer`);
    for (const [key, heard] of answers) {
      const effects = table.effects.filter((effect) => effect.startsWith(key));
      if (effects.length > 1) say(`${key} has ${effects.length} effects`);
      if (heard.size > 1) say(`${key} was answered in different ways: ${[...heard].join(', ')}`);
      for (const one of heard)
        if (!one.includes(effects[0] ?? '—')) say(`${key} was answered ${one}, and did not do it`);
    }
  }
}
