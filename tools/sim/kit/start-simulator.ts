import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { drip, faultPlan, isSpoiling, spoil } from './faults.ts';
import { Refused, type Reply, rulebook } from './rulebook.ts';
import { serveControl } from './serve-control.ts';
import { simulatedClock } from './simulated-clock.ts';
import type { Entry, Simulated, Simulator } from './simulator.ts';

export async function startSimulator<State, RuleId extends string>(
  simulated: Simulated<State, RuleId>,
): Promise<Simulator<State, RuleId>> {
  const journal: Entry[] = [];
  const clock = simulatedClock();
  const connections = new Map<Socket, { number: number; at: number }>();
  const opened: number[] = [];
  const sim: Simulator<State, RuleId> = {
    url: '',
    controlUrl: '',
    simulated,
    state: simulated.seed(),
    rules: rulebook(simulated.clauses, simulated.rules),
    faults: faultPlan(simulated.faults ?? []),
    clock,
    journal,
    happen(name, given = {}) {
      const happening = simulated.happenings?.[name];
      if (!happening) throw new Error(`Nothing is called ${name}`);
      return happening({ state: sim.state, clock }, given);
    },
    reset() {
      sim.state = simulated.seed();
      sim.rules.reset();
      sim.faults.clear();
      clock.reset();
      journal.length = 0;
      opened.length = 0;
    },
    close,
  };

  const server = createServer((request, response) => {
    // Who hangs up in the middle of a request is served no more.
    serve(request, response).catch((error) => {
      if (!request.destroyed) throw error;
    });
  });
  server.on('connection', (socket) => {
    connections.set(socket, { number: connections.size + 1, at: clock.now() });
    opened.push(clock.now());
    socket.on('error', () => {});
  });
  const act = serveControl(sim as never);
  const control = createServer((request, response) => void act(request, response));
  [sim.url, sim.controlUrl] = [await listen(server), await listen(control)];
  return sim;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const entry = await receive(request);
    const line = `${entry.method} ${entry.url}`;
    const fault = sim.faults.meet(line);
    entry.fault = fault ? (fault.kind === 'own' ? fault.name : fault.kind) : null;
    const earlier = journal.slice();
    journal.push(entry);
    if (fault && 'effect' in fault && fault.effect === 'before') return fail(response, entry, fault);
    const reply = await answer(entry, request.socket, earlier);
    if (fault && 'effect' in fault) return fail(response, entry, fault);
    entry.status = reply.status;
    if (fault?.kind === 'reset mid-body' || fault?.kind === 'slow drip') return drip(response, reply, fault.kind);
    const { status, headers, body = '' } = fault && isSpoiling(fault) ? spoil(reply, fault.kind) : reply;
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
  }

  async function receive(request: IncomingMessage): Promise<Entry> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    return {
      at: clock.now(),
      connection: connections.get(request.socket)?.number ?? 0,
      method: request.method ?? '',
      url: request.url ?? '',
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
      bytes: Buffer.concat(chunks),
      status: null,
      refusedBy: null,
      fault: null,
      unexplained: [],
    };
  }

  async function answer(entry: Entry, socket: Socket, earlier: readonly Entry[]): Promise<Reply> {
    const url = new URL(entry.url, 'http://simulator');
    const since = connections.get(socket)?.at ?? 0;
    try {
      return await simulated.answer({
        ...entry,
        path: url.pathname,
        query: url.searchParams,
        state: sim.state,
        clock,
        earlier,
        connectionsWithin: (ms) => opened.filter((at) => at > since - ms && at <= since).length,
        insist: sim.rules.insist,
        explain(where, given, known) {
          for (const name of Object.keys(given)) if (!known.includes(name)) entry.unexplained.push(`${where}.${name}`);
        },
      });
    } catch (error) {
      if (!(error instanceof Refused)) return { status: 500, body: `The simulator broke: ${String(error)}` };
      entry.refusedBy = error.rule;
      return error.reply;
    }
  }

  async function close(): Promise<void> {
    for (const one of [server, control]) {
      one.close();
      one.closeAllConnections();
    }
  }
}

function fail(response: ServerResponse, entry: Entry, fault: { kind: string; status?: number; retryAfter?: number }) {
  if (fault.kind === 'reset') return void response.socket?.resetAndDestroy();
  // A request that is never answered ends when the caller or the simulator closes its connection.
  if (fault.kind === 'timeout') return;
  entry.status = fault.status ?? 500;
  const headers = fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) };
  response.writeHead(entry.status, { 'content-type': 'text/plain', ...headers }).end('simulated fault');
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
