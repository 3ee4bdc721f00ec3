import { astral } from './astral/astral.ts';
import { cbr } from './cbr/cbr.ts';
import { dadata } from './dadata/dadata.ts';
import { diadoc } from './diadoc/diadoc.ts';
import { startSimulator } from './kit/start-simulator.ts';
import { saby } from './saby/saby.ts';
import { wazzup } from './wazzup/wazzup.ts';
import { yougile } from './yougile/yougile.ts';

// `node tools/sim/run.ts dadata cbr` keeps simulators up for a person, and says where they listen.
const known: Readonly<Record<string, () => Promise<{ url: string; controlUrl: string }>>> = {
  astral: () => startSimulator(astral),
  cbr: () => startSimulator(cbr),
  dadata: () => startSimulator(dadata),
  wazzup: () => startSimulator(wazzup),
  yougile: () => startSimulator(yougile),
  diadoc: () => startSimulator(diadoc),
  saby: () => startSimulator(saby),
};
const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : Object.keys(known)) {
  const start = known[name];
  if (!start) throw new Error(`No simulator is called ${name}: there are ${Object.keys(known).join(', ')}`);
  const { url, controlUrl } = await start();
  process.stdout.write(`${name.padEnd(12)} ${url}   control ${controlUrl}/__sim/journal\n`);
}
