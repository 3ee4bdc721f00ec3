import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import iconv from 'iconv-lite';

interface Exchange {
  mode: string;
  filename: string;
  url: URL;
  headers: Record<string, string>;
  body: Buffer;
  /** What was remembered of earlier calls. */
  memory: Map<string, string>;
}

interface Answer {
  status: number;
  type: string;
  bytes: Buffer;
}

type Pass = (exchange: Exchange) => Promise<Answer>;

/** How a server may break the protocol: what it does to a call, and to the answer of an honest one. */
type Fault = (exchange: Exchange, pass: Pass) => Promise<Answer>;

const text = (said: string): Answer => ({ status: 200, type: 'text/plain; charset=utf-8', bytes: Buffer.from(said) });
const edited = (answer: Answer, edit: (said: string) => string): Answer => ({
  ...answer,
  bytes: iconv.encode(edit(iconv.decode(answer.bytes, 'windows-1251')), 'windows-1251'),
});
const on =
  (mode: string, does: Fault): Fault =>
  (exchange, pass) =>
    exchange.mode === mode ? does(exchange, pass) : pass(exchange);

/** Servers that 1C would come to grief with. */
export const faults: Readonly<Record<string, Fault>> = {
  'no value of the cookie': on('checkauth', async (call, pass) =>
    edited(await pass(call), (said) =>
      said
        .split('\n')
        .filter((_, n) => n !== 2)
        .join('\n'),
    ),
  ),
  'no session key': on('checkauth', async (call, pass) =>
    edited(await pass(call), (said) => said.replace(/sessid=.*\n/, '')),
  ),
  'a refusal by the status alone': async (call, pass) => {
    const answer = await pass(call);
    return answer.bytes.toString('latin1').startsWith('failure')
      ? { status: 401, type: 'application/json', bytes: Buffer.from('{"error":"no"}') }
      : answer;
  },
  'a refusal without a reason': async (call, pass) => {
    const answer = await pass(call);
    return answer.bytes.toString('latin1').startsWith('failure') ? text('failure\n') : answer;
  },
  'no limit of a file': on('init', async (call, pass) =>
    edited(await pass(call), (said) => said.replace('file_limit', 'limit')),
  ),
  'any password lets in': on('checkauth', async (call, pass) => {
    const { authorization = '' } = call.headers;
    const good = await pass(call);
    if (good.bytes.toString('latin1').startsWith('success')) call.memory.set('basic', authorization);
    return good.bytes.toString('latin1').startsWith('failure')
      ? text('success\nprokura_exchange\n0123456789abcdef0123\nsessid=1\n')
      : good;
  }),
  'the cookie is not looked at': async (call, pass) => {
    if (call.headers.cookie) call.memory.set('cookie', call.headers.cookie);
    return pass({
      ...call,
      headers: { ...call.headers, cookie: call.headers.cookie ?? call.memory.get('cookie') ?? '' },
    });
  },
  'the key is not looked at': async (call, pass) => {
    call.url.searchParams.delete('sessid');
    return pass(call);
  },
  'import never ends': on('import', async () => text('progress\n')),
  'success before the work is done': on('import', async () => text('success\n')),
  'every third part is lost': on('file', async (call, pass) => {
    const n = Number(call.memory.get('n') ?? 0) + 1;
    call.memory.set('n', String(n));
    return n % 3 === 0 ? text('success\n') : pass(call);
  }),
  'parts are read as text': on('file', (call, pass) =>
    pass({ ...call, body: Buffer.from(call.body.toString('utf8')) }),
  ),
  'parts replace each other': on('file', (call, pass) => {
    call.url.searchParams.set('filename', `${call.filename}.${call.memory.size}`);
    call.memory.set(String(call.memory.size), '');
    return pass(call);
  }),
  'the prolog lies about the encoding': on('query', async (call, pass) =>
    edited(await pass(call), (said) => said.replace('encoding="windows-1251"', 'encoding="utf-8"')),
  ),
  'documents without a role': on('query', async (call, pass) =>
    edited(await pass(call), (said) => said.replaceAll(/<Роль>[^<]*<\/Роль>/g, '')),
  ),
  'sums that do not add up': on('query', async (call, pass) =>
    edited(await pass(call), (said) => said.replace(/<Сумма>/, '<Сумма>9')),
  ),
  'the identifier of a counterparty is not kept': on('query', async (call, pass) =>
    edited(await pass(call), (said) => said.replace(/<Контрагент><Ид>[^<]*/, '<Контрагент><Ид>1')),
  ),
  'accounts of a counterparty are let go': on('query', async (call, pass) =>
    edited(await pass(call), (said) => said.replace(/<РасчетныеСчета>.*?<\/РасчетныеСчета>/, '')),
  ),
  'counterparties are not written': on('import', (call, pass) =>
    call.filename.startsWith('contragents') ? Promise.resolve(text('success\n')) : pass(call),
  ),
  'pictures are let go': on('file', (call, pass) =>
    call.filename.startsWith('import_files/') ? Promise.resolve(text('success\n')) : pass(call),
  ),
  'the last byte of a picture is lost': on('file', (call, pass) =>
    pass(call.filename.endsWith('.png') ? { ...call, body: call.body.subarray(0, -1) } : call),
  ),
  'confirmation is not heard': on('success', async () => text('success\n')),
  'orders are confirmed by asking': on('query', async (call, pass) => {
    const answer = await pass(call);
    call.url.searchParams.set('mode', 'success');
    await pass(call);
    return answer;
  }),
};

/** A server between 1C and an honest one, that breaks the protocol in one way. */
export async function startBadServer(honest: string, fault: Fault): Promise<{ address: string; stop(): void }> {
  const memory = new Map<string, string>();
  const server = createServer((asked, answer) => void serve(asked, answer));

  async function serve(asked: IncomingMessage, answer: ServerResponse) {
    const url = new URL(asked.url ?? '', honest);
    const call: Exchange = {
      mode: url.searchParams.get('mode') ?? '',
      filename: url.searchParams.get('filename') ?? '',
      url,
      headers: headersOf(asked),
      body: await buffer(asked),
      memory,
    };
    const { status, type, bytes } = await fault(call, (passed) => pass(asked.method ?? 'GET', passed));
    answer.writeHead(status, { 'content-type': type }).end(bytes);
  }

  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}${new URL(honest).pathname}`, stop: () => void server.close() };
}

const headersOf = ({ headers: { cookie, authorization } }: IncomingMessage) => ({
  ...(cookie && { cookie }),
  ...(authorization && { authorization }),
});

const pass = (method: string, { url, headers, body, mode }: Exchange): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sends = method === 'POST' && mode !== 'success';
    const sent = request(
      url,
      { method: sends ? 'POST' : 'GET', headers: { ...headers, ...(sends && { 'content-length': body.length }) } },
      (got) =>
        void buffer(got).then(
          (bytes) => resolve({ status: got.statusCode ?? 0, type: String(got.headers['content-type']), bytes }),
          reject,
        ),
    );
    sent.on('error', reject);
    sent.end(sends ? body : undefined);
  });
