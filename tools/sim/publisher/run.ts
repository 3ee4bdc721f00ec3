import { readFileSync, writeFileSync } from 'node:fs';
import { startPublisher } from './start-publisher.ts';

/*
 * `node tools/sim/publisher/run.ts <port> <trust file> <access file>`: a publisher to try with. The trust file holds the answer of
 * `POST /integrations/publications/{id}/proof` and is read again for each second; what an exchange gave is written to the access file.
 */
const [port, trustFile, accessFile] = process.argv.slice(2) as [string, string, string];

const publisher = await startPublisher({
  port: Number(port),
  say: (sentence) => process.stdout.write(`${sentence}\n`),
});

const timer = setInterval(() => {
  try {
    publisher.trust(JSON.parse(readFileSync(trustFile, 'utf8')));
  } catch {
    // There is none yet.
  }
  const last = publisher.accesses.findLast(({ status }) => status === 200);
  if (last) writeFileSync(accessFile, JSON.stringify(last.json), { mode: 0o600 });
}, 100);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    clearInterval(timer);
    publisher.close();
  });
