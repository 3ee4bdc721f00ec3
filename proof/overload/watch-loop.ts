import { appendFileSync } from 'node:fs';

// Loaded into a process before its program: notes each time for which its loop was blocked by work of its own. The processor's time
// of the thread is counted, so that a busy machine, on which a thread waits for its turn, is no false alarm.
const [every, most] = [10, 100];
const file = process.env.PROOF_LOOP as string;
let before = process.threadCpuUsage();
let due = performance.now() + every;

setInterval(() => {
  const now = performance.now();
  const used = process.threadCpuUsage(before);
  const ms = Math.round((used.user + used.system) / 1_000);
  if (now - due > most && ms > most) appendFileSync(file, `${JSON.stringify({ at: Date.now(), ms })}\n`);
  before = process.threadCpuUsage();
  due = now + every;
}, every).unref();
