import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { TestContext } from 'node:test';

const kinds: Record<string, string> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
};

const imports = { '@prokura/sdk': '/erp/node_modules/@prokura/sdk/dist/prokura.js' };

/** Runs the scenario with what is asked and says what came of it. */
const page = `<!doctype html>
<script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module">
  const asked = await (await fetch('/erp/asked')).json();
  const said = await import('/erp/scenario.mjs').then(({ scenario }) => scenario(asked)).catch(({ name, message }) => name + ': ' + message);
  await fetch('/erp/said', { method: 'POST', body: JSON.stringify(said) });
</script>`;

interface Page {
  /** Its address, of the origin where the portal answers too. */
  url: string;
  origin: string;
  said: Promise<unknown>;
}

/** A page that has the package from its own origin; whatever else is asked there, the portal at `base` answers. */
export async function servePage(
  t: TestContext,
  { app, base, asked }: { app: string; base: string; asked: object },
): Promise<Page> {
  const said = Promise.withResolvers<unknown>();
  const server = createServer((incoming, reply) => {
    const path = incoming.url ?? '/';
    if (!path.startsWith('/erp/')) pass(base, incoming, reply);
    else if (path === '/erp/') reply.setHeader('content-type', 'text/html').end(page);
    else if (path === '/erp/asked') reply.end(JSON.stringify({ ...asked, baseUrl: `http://${incoming.headers.host}` }));
    else if (path === '/erp/said')
      void textOf(incoming)
        .then((text) => said.resolve(JSON.parse(text)), said.reject)
        .finally(() => reply.end());
    else
      void readFile(join(app, path.slice('/erp/'.length))).then(
        (bytes) => reply.setHeader('content-type', kinds[extname(path)] ?? 'text/plain').end(bytes),
        () => reply.writeHead(404).end(),
      );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  t.after(() => server.close().closeAllConnections());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, url: `${origin}/erp/`, said: said.promise };
}

function pass(base: string, incoming: IncomingMessage, reply: ServerResponse) {
  const onward = request(
    new URL(incoming.url ?? '/', base),
    { method: incoming.method, headers: incoming.headers },
    (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    },
  );
  onward.on('error', () => reply.destroy());
  incoming.pipe(onward);
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
