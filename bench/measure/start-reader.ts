import { setTimeout as pause } from 'node:timers/promises';
import type { FilledPortal } from '../environment/fill-portals.ts';

/** Reads one item after another, up to 50 a second, as a person's page and an integration would. */
export function startReader(url: string, { key, ids }: FilledPortal) {
  let times: number[] = [];
  let running = true;
  void (async () => {
    for (let turn = 0; running; turn += 1) {
      const began = performance.now();
      await (await fetch(`${url}/${ids[turn % ids.length]}`, { headers: { 'x-api-key': key } })).arrayBuffer();
      times.push(performance.now() - began);
      await pause(20);
    }
  })();
  return {
    /** How long each took since the last time this was asked, in milliseconds. */
    take() {
      const taken = times;
      times = [];
      return taken;
    },
    stop() {
      running = false;
    },
  };
}
