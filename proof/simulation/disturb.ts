import type { Size } from './size.ts';
import type { Worker } from './start-worker.ts';
import type { Process, World } from './world.ts';

interface Parts {
  world: World;
  running: Worker[];
  start(): Worker;
  size: Size;
  /** Whether it has something under way: such a one is struck more often. */
  isBusy(process: Process): boolean;
}

/** Kills, pauses, stops and starts workers for a while; each is a fault. */
export function disturb({ world, running, start, size, isBusy }: Parts) {
  const { random } = world;
  const ends = world.now + size.chaosMs;
  const startLater = () =>
    world.after(random.between(500, 10_000), null, () => {
      if (world.now < ends) running.push(start());
    });
  const strike = () => {
    if (world.now >= ends) return;
    const living = running.filter(({ process }) => process.alive && !process.isEnding);
    const busy = living.filter(({ process }) => isBusy(process));
    const chosen = busy.length > 0 && random.chance(0.5) ? busy : living;
    const one = chosen.length > 0 ? random.pick(chosen) : undefined;
    world.faults += 1;
    const chance = random.next();
    if (one === undefined || chance < 0.1) startLater();
    else if (chance < 0.45)
      one.process.pausedUntil = world.now + random.between(500, random.chance(0.3) ? 60_000 : 12_000);
    else if (chance < 0.65) one.process.skewMs += Math.round(random.between(-3_600_000, 3_600_000));
    else if (chance < 0.9) {
      one.process.alive = false;
      startLater();
    } else {
      one.process.isEnding = true;
      world.after(0, one.process, () => void one.stop().catch(() => {}));
      startLater();
    }
    world.after(random.between(100, size.strikeMs), null, strike);
  };
  world.after(random.between(0, 3_000), null, strike);
}
