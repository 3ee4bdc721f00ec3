import { setTimeout as pause } from 'node:timers/promises';
import type { Installation } from '../crash/start-installation.ts';
import type { Seeded } from '../seeded.ts';

/** Kills workers, one after the other, each once it works and its time has come; the service manager starts it again. */
export async function killWorkers(
  { processes }: Installation,
  random: Seeded,
  kills: number,
  isTimeFor: (kill: number) => boolean = () => true,
): Promise<number> {
  const workers = processes.filter(({ name }) => name.startsWith('worker'));
  let killed = 0;
  while (killed < kills) {
    await pause(random.between(300, 1_200));
    if (!isTimeFor(killed)) continue;
    const victim = random.pick(workers);
    const pid = victim.pid();
    if (pid === undefined || !victim.isReady()) continue;
    victim.expectEnd('kill');
    process.kill(pid, 'SIGKILL');
    killed += 1;
  }
  return killed;
}
