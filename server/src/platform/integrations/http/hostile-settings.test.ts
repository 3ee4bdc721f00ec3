import assert from 'node:assert/strict';
import { type AddressInfo, createServer } from 'node:net';
import { after, before, test } from 'node:test';
import Type from 'typebox';
import { door } from '../../../../test/harness.ts';
import { answers, startProvider } from '../../../../test/misbehaving-provider.ts';
import { LIMITS, POLICY } from '../../../../test/outbound.ts';
import { object } from '../../../kernel/fields.ts';
import { connector } from '../../../kernel/integrations/connector.ts';
import { ProviderError } from '../../../kernel/integrations/provider.ts';
import { createOutboundClient } from '../../outbound/create-outbound-client.ts';
import { callConnector } from '../call-connector.ts';
import { createCallJournal } from './create-call-journal.ts';
import { createProviderHttp } from './create-provider-http.ts';

let hits = 0;
/** What must never be reached: it counts whoever so much as knocks. */
const canary = createServer((socket) => {
  hits += 1;
  socket.destroy();
});
let port = 0;

before(async () => {
  await new Promise<void>((done) => canary.listen(0, '::', done));
  port = (canary.address() as AddressInfo).port;
});
after(() => void canary.close());

const typed = connector({
  manifest: {
    slug: 'typed-host',
    name: { en: 'Typed', ru: 'Вписанный' },
    developer: 'Test',
    category: 'industry',
    shortDescription: { en: '', ru: '' },
    description: { en: '', ru: '' },
    requirements: [],
    capabilities: [],
    instruction: [],
    connectionTypes: ['api_key'],
    badges: [],
    dataTransfer: [],
    dataTags: [],
    publishedAt: '2026-11-22',
    updatedAt: '2026-11-22',
    settings: object({ url: Type.String() }),
  },
});

/** No tokens are asked for here. */
const nobody = { command: async () => assert.fail(), query: async () => assert.fail() };

/** As an installation without private addresses of its own to reach. */
const services = { ...door.services, outboundAllow: [] };

const callTo = (url: string) =>
  callConnector(
    typed,
    {
      installationId: crypto.randomUUID(),
      tenantId: crypto.randomUUID(),
      slug: 'typed-host',
      status: 'installed',
      configVersion: 1,
      settings: { url },
      installer: null,
      secrets: [],
      isTest: false,
      secondsAhead: 0,
    },
    { services, portal: nobody, correlationId: null, interactive: true },
    ({ http, settings }: { http: Parameters<Parameters<typeof callConnector>[3]>[0]['http']; settings: never }) =>
      http.request({ class: 'read', method: 'GET', path: (settings as { url: string }).url, operation: 'things.read' }),
  );

const hosts = [
  'http://127.0.0.1',
  'https://127.0.0.1',
  'https://localhost',
  'https://2130706433',
  'https://0x7f.1',
  'https://0.0.0.0',
  'https://[::1]',
  'https://[::]',
  'https://[::ffff:127.0.0.1]',
  'https://[::ffff:7f00:1]',
  'https://[64:ff9b::7f00:1]',
  'https://[fe80::1]',
  'https://[fd00::1]',
  'https://10.0.0.1',
  'https://172.16.0.1',
  'https://192.168.1.1',
  'https://100.64.0.1',
  'https://169.254.169.254',
  'https://metadata.google.internal',
  'https://postgres.internal',
  'https://anna:secret@127.0.0.1',
  'gopher://127.0.0.1',
  'file:///etc/passwd#',
];

for (const host of hosts)
  test(`settings that name ${host} lead nowhere`, async () => {
    const url = host.startsWith('file') ? host : `${host}:${port}/latest/meta-data`;
    const { error } = await callTo(url);
    assert.equal(error?.kind, 'validation');
    assert.equal(hits, 0);
  });

for (const addresses of [
  ['127.0.0.1'],
  ['93.184.216.34', '127.0.0.1'],
  ['93.184.216.34', '169.254.169.254'],
  ['::ffff:127.0.0.1'],
  ['2606:2800:220:1::1', 'fd00::1'],
])
  test(`a name that leads to ${addresses.join(' and ')} leads nowhere`, async () => {
    const client = createOutboundClient({ policy: { allow: [] }, limits: LIMITS, resolve: async () => addresses });
    const kind = await askThrough(client, `https://provider.example.com:${port}/`);
    client.close();
    assert.equal(kind, 'validation');
    assert.equal(hits, 0);
  });

test('a redirect is not followed, wherever it leads', async () => {
  const provider = await startProvider(answers(302, '', { location: `http://127.0.0.1:${port}/` }));
  const client = createOutboundClient({ policy: POLICY, limits: LIMITS });
  assert.equal(await askThrough(client, provider.url), 'contract_violation');
  client.close();
  assert.equal(hits, 0);
});

const askThrough = (client: ReturnType<typeof createOutboundClient>, path: string) =>
  createProviderHttp({
    client,
    journal: createCallJournal([], null),
    baseUrl: undefined,
    repeats: 0,
    longestPauseMs: 0,
    admit: async () => {},
    turn: (work) => work(),
    rest: async () => {},
    pause: async () => {},
    accessToken: async () => '',
  })
    .request({ class: 'read', method: 'GET', path, operation: 'things.read' })
    .then(
      () => 'ok',
      (error: unknown) => {
        if (error instanceof ProviderError) return error.kind;
        throw error;
      },
    );
