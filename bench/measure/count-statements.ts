import pg from 'pg';

// Loaded into a server before all else (`--import`): asked by a signal, it says how many statements it has sent so far.
const original = Reflect.get(pg.Client.prototype, 'query') as (...all: unknown[]) => unknown;
let sent = 0;

pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  sent += 1;
  return original.apply(this, given);
} as never;

process.on('SIGUSR2', () => process.stdout.write(`statements sent: ${sent}\n`));
