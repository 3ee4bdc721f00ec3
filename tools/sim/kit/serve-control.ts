import type { IncomingMessage, ServerResponse } from 'node:http';
import { coverageOf } from './coverage.ts';
import type { Planned } from './faults.ts';
import type { Simulator } from './simulator.ts';

type Act = (sim: Simulator<Record<string, unknown>, string>, given: Record<string, unknown>) => unknown;

/** What stands under `/__sim`, on a port of its own that a connector is never told. */
const acts: Readonly<Record<string, Act>> = {
  'GET /__sim/journal': ({ journal }) => journal.map(({ bytes, ...entry }) => ({ ...entry, body: bytes.toString() })),
  'GET /__sim/coverage': ({ simulated }) => coverageOf(simulated, []),
  'GET /__sim/state': ({ state }) => state,
  'PATCH /__sim/state': ({ state }, given) => Object.assign(state, given),
  'PUT /__sim/rules': ({ rules }, given) => {
    for (const [rule, on] of Object.entries(given)) rules.turn(rule, on === true);
    return given;
  },
  'POST /__sim/faults': ({ faults }, given) => {
    faults.add(given as unknown as Planned);
    return faults.left();
  },
  'PUT /__sim/clock': ({ clock }, { stop, advance }) => {
    if (stop !== undefined) clock.stop(stop as number);
    if (advance !== undefined) clock.advance(advance as number);
    return { now: clock.now() };
  },
  'GET /__sim/happenings': ({ simulated }) => Object.keys(simulated.happenings ?? {}),
  'POST /__sim/happenings': (sim, { name, ...given }) => sim.happen(String(name), given) ?? {},
  'POST /__sim/reset': (sim) => sim.reset() ?? {},
};

export const serveControl =
  (sim: Simulator<Record<string, unknown>, string>) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const act = acts[`${request.method} ${request.url}`];
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const say = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body, null, 2));
    if (!act) return void say(404, { acts: Object.keys(acts) });
    try {
      say(200, act(sim, chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {}));
    } catch (error) {
      say(400, { error: String(error) });
    }
  };
