import { BEHAVIOURS } from './behaviours.ts';
import { startZoo, TLS_RECEIVERS } from './start-zoo.ts';

// `node tools/sim/webhook-receiver/run.ts` keeps the receivers up for campaigns and prints where each one listens.
const zoo = await startZoo();
for (const behaviour of [...Object.keys(BEHAVIOURS), 'after-14900', 'after-15100', ...TLS_RECEIVERS])
  process.stdout.write(`${behaviour.padEnd(26)} ${zoo.url(behaviour)}\n`);
process.once('SIGINT', () => {
  process.stdout.write(`${zoo.hits()} requests received\n`);
  void zoo.close();
});
