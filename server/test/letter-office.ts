import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after } from 'node:test';
import Type from 'typebox';
import { object } from '../src/kernel/fields.ts';
import { connector } from '../src/kernel/integrations/connector.ts';
import type { Reconciliation } from '../src/kernel/integrations/outgoing-write.ts';
import { command } from '../src/kernel/operation.ts';
import { words } from '../src/kernel/problems/errors.ts';
import { enqueueWrite } from '../src/platform/integrations/outbox/enqueue-write.ts';
import { manifestOf } from './integrations.ts';

type How = 'answers' | 'loses the answer' | 'loses the letter' | 'is busy' | 'refuses' | 'mumbles' | 'forbids';

/** A provider that takes letters and keeps them; how it answers is for the test to say. */
export async function openLetterOffice() {
  const taken: Array<{ marker: string; text: string }> = [];
  const journal: string[] = [];
  let how: How = 'answers';
  let visible = true;

  async function take(request: IncomingMessage): Promise<[status: number, body: string] | 'hang up'> {
    const letter = JSON.parse(await text(request)) as { marker: string; text: string };
    if (how === 'is busy') return [429, ''];
    if (how === 'refuses') return [422, ''];
    if (how === 'forbids') return [403, ''];
    if (how === 'loses the letter') return 'hang up';
    taken.push(letter);
    if (how === 'loses the answer') return 'hang up';
    return [201, how === 'mumbles' ? 'OK!' : JSON.stringify({ number: taken.length })];
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    journal.push(`${request.method} ${request.url?.split('?')[0]}`);
    if (request.method === 'GET') {
      const marker = new URL(request.url ?? '', 'http://office').searchParams.get('marker');
      const number = taken.findIndex((one) => one.marker === marker) + 1;
      return void response.end(JSON.stringify(visible && number > 0 ? [{ number }] : []));
    }
    const answer = await take(request);
    if (answer === 'hang up') return void request.socket.destroy();
    response.writeHead(answer[0]).end(answer[1]);
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  after(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Letters as they lie there. */
    taken,
    /** What was asked of it. */
    journal,
    from: (now: How) => {
      how = now;
    },
    /** Whether letters are found by who looks for them. */
    shows: (now: boolean) => {
      visible = now;
    },
  };
}

const settings = object({ url: Type.String({ title: 'Address' }) });

/** A connector of that office, with a search for what is in doubt or without. */
export const letterConnector = (slug: string, { searches }: { searches: boolean }) =>
  connector({
    manifest: manifestOf<typeof settings>({ slug, settings }),
    test: async () => ({ ok: true, checks: [] }),
    writes: {
      'letters.send': {
        async send({ http, settings: { url } }, { id, payload }) {
          const body = JSON.stringify({ marker: id, text: payload.text });
          const call = { class: 'unsafe-write', method: 'POST', path: `${String(url)}/letters`, body } as const;
          const answer = await http.request({ ...call, operation: 'letters.send' });
          const { number } = answer.json() as { number: number };
          return { externalId: String(number), details: { at: 'office' } };
        },
        ...(searches && {
          async reconcile({ http, settings: { url } }, { id }): Promise<Reconciliation> {
            const path = `${String(url)}/letters?marker=${id}`;
            const answer = await http.request({ class: 'read', method: 'GET', path, operation: 'letters.find' });
            const [found] = answer.json() as Array<{ number: number }>;
            return found ? { found: 'yes', written: { externalId: String(found.number) } } : { found: 'no' };
          },
        }),
      },
    },
  });

/** Orders a letter of the office by way of the outbox; its identifier there. */
export const orderLetter = command({
  name: 'tests.order-letter',
  summary: words('Order a letter', 'Заказать письмо'),
  permission: 'signed-in',
  scope: null,
  input: Type.Object({ installationId: Type.String(), fails: Type.Optional(Type.Boolean()) }),
  output: Type.Unknown(),
  async run(ctx, { installationId, fails }) {
    const entity = { type: 'counterparty', id: ctx.newId };
    const id = await enqueueWrite(ctx, {
      installationId,
      operation: 'letters.send',
      payload: { text: 'Привет' },
      entity,
    });
    if (fails) throw new Error('no');
    return id;
  },
});
