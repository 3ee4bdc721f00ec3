import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Verdict, verifyCall } from './verify-call.ts';

/** What a careless publisher does; a careful one does none of it. */
export type Sabotage =
  | 'takes_wrong_signatures'
  | 'takes_unsigned_calls'
  | 'takes_replays'
  | 'takes_old_calls'
  | 'slow'
  | 'huge'
  | 'redirects'
  | 'broken'
  | 'answers_nonsense'
  | 'no_proof'
  | 'exchanges_twice';

/** JSON as it came, whatever it is. */
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any;

interface Received {
  path: string;
  verdict: Verdict;
  json: Loose;
  headers: IncomingMessage['headers'];
}

/** What the exchange of a code gave: kept by installation. */
interface Access {
  status: number;
  json: Loose;
}

interface Options {
  port?: number;
  sabotage?: Sabotage;
  /** Where codes are exchanged instead of where the call says: for an API whose public address is not its own. */
  exchangeOrigin?: string;
  say?: (sentence: string) => void;
}

/** A small publisher: proves its address, verifies what it is told, fetches its access, takes events. Knows the guide alone. */
export async function startPublisher({ port = 0, sabotage, exchangeOrigin, say = () => {} }: Options = {}) {
  const journal: Received[] = [];
  const accesses: Access[] = [];
  const seen = new Set<string>();
  const trust = { secret: '', proofLine: '' };
  /** Secrets of subscriptions, as the exchanges gave them. */
  const eventSecrets = new Set<string>();
  let fault = sabotage;
  let redirectTo = '/elsewhere';

  const server = createServer((message, reply) => void answer(message, reply).catch(() => reply.destroy()));

  async function answer(message: IncomingMessage, reply: ServerResponse) {
    const body = await bodyOf(message);
    if (message.method === 'GET') return page(message.url ?? '', reply);
    if (fault === 'slow') return;
    const verdict = message.url === '/events' ? ofEvents(message, body) : ofCall(message, body);
    journal.push({ path: message.url ?? '', verdict, json: parsed(body), headers: message.headers });
    if (fault === 'redirects') return void reply.writeHead(302, { location: redirectTo }).end();
    if (fault === 'broken') return void reply.writeHead(500).end();
    if (verdict !== 'right') return void reply.writeHead(verdict === 'replayed' ? 409 : 401).end();
    if (message.url === '/events') return void reply.writeHead(204).end();
    const call = parsed(body);
    say(`${call.event} ${call.installationId ?? ''}`);
    if (call.event === 'health.ping') return pong(reply);
    reply.writeHead(204).end();
    if (call.data?.exchange) await exchange(call.data.exchange);
  }

  function ofCall(message: IncomingMessage, body: Buffer): Verdict {
    const verdict = verifyCall(trust.secret, message.headers, body, seen);
    const id = message.headers['webhook-id'];
    if (verdict === 'right' && typeof id === 'string') seen.add(id);
    return fault !== undefined && forgiven[fault] === verdict ? 'right' : verdict;
  }

  function ofEvents(message: IncomingMessage, body: Buffer): Verdict {
    const verdicts = [...eventSecrets].map((secret) => verifyCall(secret, message.headers, body, seen));
    return verdicts.includes('right') ? 'right' : (verdicts[0] ?? 'unsigned');
  }

  async function exchange({ url, code }: { url: string; code: string }) {
    for (let turn = 0; turn < (fault === 'exchanges_twice' ? 2 : 1); turn += 1) {
      const answered = await fetch(exchangeOrigin ? `${exchangeOrigin}${new URL(url).pathname}` : url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code }),
      });
      const json = (await answered.json()) as Access['json'];
      accesses.push({ status: answered.status, json });
      if (json.webhook) eventSecrets.add(json.webhook.secret);
      say(`exchange ${answered.status}`);
    }
  }

  function page(path: string, reply: ServerResponse) {
    if (path === '/.well-known/prokura-integration.txt' && fault !== 'no_proof')
      return void reply.writeHead(200, { 'content-type': 'text/plain' }).end(`${trust.proofLine}\n`);
    if (path === '/privacy') return void reply.writeHead(200).end('We keep nothing.');
    reply.writeHead(404).end();
  }

  function pong(reply: ServerResponse) {
    reply.writeHead(200, { 'content-type': 'application/json' });
    if (fault === 'answers_nonsense') return void reply.end('<h1>OK</h1>');
    const checks = [
      { id: 'store', label: 'Хранилище', result: 'ok', detail: fault === 'huge' ? 'x'.repeat(1_000_000) : 'Отвечает' },
    ];
    reply.end(JSON.stringify({ status: 'ok', checks }));
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    base,
    journal,
    accesses,
    /** Calls that were taken, by event, in order. */
    told: () =>
      journal
        .filter(({ path, verdict }) => path === '/lifecycle' && verdict === 'right')
        .map(({ json }) => json.event as string),
    trust: (given: { secret: string; proofLine: string }) => void Object.assign(trust, given),
    /** Turns careless, or careful again. */
    become(next: Sabotage | undefined, whereTo = redirectTo) {
      fault = next;
      redirectTo = whereTo;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const forgiven: Partial<Record<Sabotage, Verdict>> = {
  takes_wrong_signatures: 'forged',
  takes_unsigned_calls: 'unsigned',
  takes_replays: 'replayed',
  takes_old_calls: 'stale',
};

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function parsed(body: Buffer) {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
