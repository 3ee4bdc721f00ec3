import { statement } from '../../server/src/kernel/sql/sql.ts';
import { type PolicyName, policies } from '../../server/src/platform/rate-limits/policies.ts';
import { createRateLimiter } from '../../server/src/platform/rate-limits/rate-limiter.ts';
import { enter } from './clock.ts';
import type { KeptStep } from './database.ts';
import type { Life } from './life.ts';
import { tokenSteps } from './token-steps.ts';
import { createWorld, type Process } from './world.ts';

const names: readonly PolicyName[] = [
  'key-write',
  'auth-ip',
  'rendering',
  'import',
  'public-link-guesses',
  'redelivery',
];
const chaosMs = 20_000;

/** Processes of the product's own limiter spend one bucket of a simulated database, whose answers may be lost. */
export async function liveTokens({ seed, random, size, broken, keep }: Life) {
  const world = createWorld(random);
  enter(world);
  const name = random.pick(names);
  const { rate, burst } = policies[name];
  const kept: KeptStep[] = [];
  const buckets = new Map<string, { tokens: number; updatedAt: number }>();
  const granted: Array<{ at: number; tokens: number }> = [];
  const lost = random.next() * 0.1;
  let isOver = false;
  let back = 0;
  let spent = 0;
  const say = (text: string) => broken.tokens.push(`seed ${seed}: ${name}: ${text}`);

  const directoryOf = (process: Process) => {
    const first = (call: Parameters<typeof statement>[0]) => {
      const { text, values } = statement(call);
      const step = /take_tokens|release_tokens/.exec(text)?.[0] as keyof typeof tokenSteps;
      return new Promise((resolve, reject) => {
        world.after(random.between(1, 30), null, () => {
          const output = tokenSteps[step](buckets, world.now, values as never);
          if (keep)
            kept.push({ at: world.now, name: step, input: null, output, statement: { text, values }, state: null });
          if (output) granted.push({ at: world.now, tokens: output.granted });
          if (step === 'release_tokens') granted.push({ at: world.now, tokens: -1 });
          if (!isOver && world.fails(lost))
            world.after(100, process, () => reject(new Error('Connection terminated unexpectedly')));
          else world.after(random.between(1, 30), process, () => resolve(output));
        });
      });
    };
    return { first, many: first } as never;
  };

  const limiters = Array.from({ length: size.webs }, (_, number) => {
    const process: Process = { name: `web ${number}`, alive: true, pausedUntil: 0, skewMs: random.between(-1e6, 1e6) };
    return { process, limiter: createRateLimiter(directoryOf(process), true) };
  });
  const ask = (
    after: number,
    { process, limiter }: (typeof limiters)[number],
    done: (allowed: boolean, wait: number) => void,
  ) =>
    world.after(after, process, () => {
      limiter.take(name, 'simulated').then(
        ({ allowed, resetSeconds }) => done(allowed, resetSeconds),
        () => {},
      );
    });
  for (let number = 0; number < size.tokens; number += 1) {
    const one = random.pick(limiters);
    ask(random.between(0, chaosMs), one, (allowed) => {
      if (!allowed) return;
      spent += 1;
      if (random.chance(0.1)) {
        back += 1;
        void one.limiter.giveBack(name, 'simulated').catch(() => {});
      }
    });
  }
  await world.run(world.now + chaosMs + 5_000);
  isOver = true;
  checkWindows();
  const total = granted.reduce((sum, { tokens }) => sum + Math.max(0, tokens), 0);
  if (spent > total) say(`${spent} were let in for ${total} tokens`);
  await asksAgain();
  return { world, kept };

  /** Between any two moments no more is given than was there and came since; what was given back counts as come. */
  function checkWindows() {
    for (let from = 0; from < granted.length; from += 1) {
      let sum = 0;
      for (const { at, tokens } of granted.slice(from)) {
        sum += tokens;
        const most = burst + (rate * (at - (granted[from] as { at: number }).at)) / 1_000;
        if (sum > most + 1e-6) return say(`${sum} tokens given, at most ${most}`);
      }
    }
  }

  /** Who waits as long as he was told is let in, where nobody else asks. */
  async function asksAgain() {
    const one = limiters[0] as (typeof limiters)[number];
    let answer: boolean | undefined;
    let wait = 0;
    for (let tries = 0; tries < 3 && answer !== true; tries += 1) {
      answer = undefined;
      ask(wait * 1_000, one, (allowed, seconds) => {
        answer = allowed;
        wait = seconds;
      });
      await world.run(world.now + wait * 1_000 + 5_000);
      if (answer === undefined) return say('a request was never answered');
    }
    if (!answer) say(`not let in after the wait it was told (${back} given back)`);
  }
}
