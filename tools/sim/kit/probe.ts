import { Agent, request } from 'node:http';
import type { Simulator } from './simulator.ts';

/** A request written by hand: no connector has a part in it. */
export interface RawRequest {
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Over a connection of its own rather than a kept one. */
  fresh?: true;
}

export interface RawReply {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  bytes: Buffer;
  text: string;
}

type Send = (raw: RawRequest) => Promise<RawReply>;
type Requested = RawRequest | ((send: Send) => Promise<RawReply>);

/**
 * A clause tried on the simulator: what it allows passes, and what it forbids is refused by that rule and by nothing else. With the
 * rule switched off the forbidden passes too, so a probe that holds either way finds nothing.
 */
export interface Probe<State, RuleId extends string> {
  clause: string;
  says: string;
  /** One request, or what leads to it: the last reply counts. */
  passes: Requested;
  /** What the answer to it must hold, and what the simulator then does by itself. */
  answers?: (reply: RawReply, sim: Simulator<State, RuleId>) => boolean | Promise<boolean>;
  refused?: {
    by: RuleId;
    status: number;
    request: Requested;
    /** What makes the simulator refuse it, where the request alone does not. */
    given?: (sim: Simulator<State, RuleId>) => void;
  };
  given?: (sim: Simulator<State, RuleId>) => void;
}

/** What the probes find wrong with the simulator; nothing, when it keeps to its contract. `without` is a rule switched off. */
export async function runProbes<State, RuleId extends string>(
  sim: Simulator<State, RuleId>,
  probes: ReadonlyArray<Probe<State, RuleId>>,
  without?: RuleId,
): Promise<string[]> {
  const findings: string[] = [];
  for (const { clause, says, passes, answers, refused, given } of probes) {
    const said = `${clause} (${says})`;
    const attempt = async (asks: Requested, prepare?: typeof given) => {
      sim.reset();
      // Time stands, so that what is counted within a second is counted there.
      sim.clock.stop();
      if (refused && refused.by !== without) sim.rules.turn(refused.by, true);
      if (without !== undefined) sim.rules.turn(without, false);
      given?.(sim);
      prepare?.(sim);
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const sends: Send = (raw) => send(sim.url, raw, agent);
      const reply = await (typeof asks === 'function' ? asks(sends) : sends(asks));
      agent.destroy();
      return { reply, last: sim.journal.at(-1) };
    };

    const good = await attempt(passes);
    if (good.reply.status >= 300) findings.push(`${said}: what is allowed was answered ${good.reply.status}`);
    else if (answers && !(await answers(good.reply, sim))) findings.push(`${said}: the answer does not hold`);
    if (!refused) continue;
    const { by, status, request: wrong } = refused;
    const { reply, last } = await attempt(wrong, refused.given);
    if (reply.status !== status) findings.push(`${said}: what is forbidden was answered ${reply.status}`);
    else if (last?.refusedBy !== by) findings.push(`${said}: refused by ${last?.refusedBy}, not by ${by}`);
  }
  sim.reset();
  return findings;
}

export const send = (
  url: string,
  { method, path, headers, body, fresh }: RawRequest,
  agent?: Agent,
): Promise<RawReply> =>
  new Promise((resolve, reject) => {
    const sent = request(
      `${url}${path}`,
      { method, headers: { ...headers }, agent: fresh ? false : agent },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text: bytes.toString() });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
