import assert from 'node:assert/strict';
import { port, value } from '../e-documents.ts';
import type { Make } from '../suite.ts';
import { type Diadoc, type One, refresh } from './diadoc-world.ts';

const boxes = (call: Make, connector: Diadoc) => call((one) => port(connector).listOwnBoxes(one));
const tokenCalls = (urls: ReadonlyArray<{ url: string }>) => urls.filter(({ url }) => url === '/connect/token').length;

export const accessHeld: readonly One[] = [
  {
    name: 'a token that ran out is renewed once, and the refresh token that came with it is kept',
    refusedBy: ['DD-07/token'],
    async run({ connector, sim, call, kept }) {
      for (const time of [1, 2, 3]) {
        sim.happen('tokens run out');
        assert.equal((await value(boxes(call, connector))).length, 1);
        assert.equal(tokenCalls(sim.journal), time);
      }
      assert.notEqual(kept()?.refresh, refresh);
      assert.equal(sim.state.refreshTokens[kept()?.refresh ?? '']?.over, null);
    },
  },
  {
    name: 'a server that does not rotate leaves the refresh token',
    refusedBy: ['DD-07/token'],
    async run({ connector, sim, call, kept }) {
      sim.state.rotates = false;
      sim.happen('tokens run out');
      await value(boxes(call, connector));
      assert.equal(kept()?.refresh, refresh);
    },
  },
  {
    name: 'access that was withdrawn is over, and nobody asks in a loop',
    refusedBy: ['DD-07/token', 'DD-05/refresh'],
    async run({ connector, sim, call, kept }) {
      sim.happen('access is withdrawn');
      assert.equal((await boxes(call, connector)).error?.kind, 'auth');
      assert.deepEqual([kept(), sim.journal.length], [null, 2]);
    },
  },
  {
    name: 'a renewal whose answer was lost leaves an old token that is over: access is asked for anew',
    refusedBy: ['DD-07/token', 'DD-05/rotated'],
    async run({ connector, sim, call, kept }) {
      sim.happen('tokens run out');
      sim.faults.add({ fault: { kind: 'reset', effect: 'after' }, where: 'connect/token' });
      assert.equal((await boxes(call, connector)).error?.kind, 'auth');
      assert.deepEqual([kept(), tokenCalls(sim.journal)], [null, 2]);
    },
  },
  {
    name: 'a token of another environment is told as one',
    refusedBy: ['DD-01/environment'],
    async run({ connector, sim, call }) {
      sim.state.environment = 'staging';
      const { error } = await boxes(call, connector);
      assert.equal(error?.kind, 'forbidden');
      assert.match(error?.detail.ru ?? '', /сред/);
      assert.equal(sim.journal.length, 1);
    },
  },
  {
    name: 'a box that moved is forbidden, in words',
    refusedBy: ['DD-07/box'],
    async run({ connector, sim, call }) {
      sim.happen('a box moves', { boxId: sim.state.ours.boxes[0]?.id });
      const find = call((one) => port(connector).resolveCounterparty(one, { inn: '7707083893' }));
      assert.equal((await find).error?.kind, 'forbidden');
    },
  },
];
