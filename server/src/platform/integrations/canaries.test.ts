import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner } from '../../../test/harness.ts';
import {
  installations,
  keeping,
  kitWith,
  manifestOf,
  marketplace,
  providerSettings,
  startProvider,
} from '../../../test/integrations.ts';
import { connector } from '../../kernel/integrations/connector.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import { redact } from './log/redact.ts';

const canaries = ['canary/7f3a91c2+Ъ"d', 'mail canary & 0b6f8a52'];

/** A secret as it may be found: as it is, quoted, in an address or a form, in hexadecimal, and in Base64 at any place. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const inside = [0, 1, 2].flatMap((before) => {
    const whole = Buffer.concat([Buffer.from('ab'.slice(0, before)), bytes]).toString('base64');
    const certain = whole.slice(before === 0 ? 0 : 4, Math.floor((before + bytes.length) / 3) * 4);
    return [certain, certain.replaceAll('+', '-').replaceAll('/', '_')];
  });
  return [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
    encodeURIComponent(secret).replaceAll('%20', '+'),
    bytes.toString('hex'),
    ...inside,
  ];
}

const found = (text: string) => canaries.flatMap(formsOf).filter((form) => text.includes(form));

/** A connector that says its secrets wherever it may say anything. */
const chatty = connector({
  manifest: manifestOf({ slug: 'chatty', settings: providerSettings }),
  async test({ settings, log, http }) {
    // A login of any length puts the secret at any of three places.
    const [basic = '', second, third] = ['login', 'anna', 'pavel2'].map((login) =>
      Buffer.from(`${login}:${settings.apiKey}`).toString('base64'),
    );
    const password = settings.mail?.password ?? '';
    log({
      direction: 'INTERNAL',
      level: 'info',
      event: `said ${settings.apiKey}`,
      status: 'ok',
      message: words(`Key ${settings.apiKey}`, `Пароль ${encodeURIComponent(password)}`),
      entityType: 'thing',
      entityId: basic,
      details: {
        [settings.apiKey]: 1,
        list: [password, { deep: basic }, { second, third }],
        hex: Buffer.from(password).toString('hex'),
        cut: `${'x'.repeat(1_995)}${settings.apiKey}`,
      },
    });
    const { text } = await http.request({
      class: 'read',
      method: 'GET',
      path: `${settings.address}/echo?key=${encodeURIComponent(settings.apiKey)}`,
      headers: { authorization: `Basic ${basic}`, 'x-password': encodeURIComponent(password) },
      operation: 'account.echo',
    });
    log({
      direction: 'OUTBOUND',
      level: 'info',
      event: 'account.echo',
      status: 'ok',
      message: words('Echo', 'Эхо'),
      details: { body: text() },
    });
    return {
      ok: true,
      account: `Account of ${settings.apiKey}`,
      checks: [
        {
          id: 'auth',
          label: words('Key', 'Ключ'),
          result: 'ok',
          detail: words(`Sent ${basic}`, `Отправлено ${password}`),
        },
      ],
    };
  },
  pulls: {
    things: {
      async fetch({ settings }, cursor) {
        if (cursor === null)
          throw new ProviderError('validation', words(`Refused ${settings.apiKey}`, `Отказ ${settings.apiKey}`));
        throw new TypeError(
          `Cannot read ${settings.apiKey} of ${Buffer.from(settings.mail?.password ?? '').toString('base64url')}`,
        );
      },
    },
  },
});

test('a secret is found in no answer, journal, log, fact, job or row, however it is said and written', async () => {
  const { portalHere, drain, logged } = await kitWith([chatty], [keeping().consumer]);
  const { address, got } = await startProvider(({ url, headers }) => ({ body: { url, headers } }));
  const here = await portalHere();
  const said: string[] = [];
  const ask: typeof here.ask = async (method, url, body, headers) => {
    const answer = await here.ask(method, url, body, { 'idempotency-key': `canary-${said.length}`, ...headers });
    said.push(`${method} ${url} ${JSON.stringify(answer.headers)} ${answer.text}`);
    return answer;
  };

  const settings = { address, apiKey: canaries[0], mail: { host: 'smtp', password: canaries[1] } };
  const { json } = await ask('POST', installations, { publicId: 'chatty', settings });
  const one = `${installations}/${json.id}`;
  await ask('POST', `${one}/test`, {});
  assert.ok(
    got.some(({ path }) => path.includes(encodeURIComponent(canaries[0] as string))),
    'the provider has got it',
  );
  await ask('POST', `${one}/sync`, {});
  await drain(here.portal);
  await owner.query(
    `insert into integration_cursors (tenant_id, installation_id, stream, cursor) values ($1, $2, 'things', 'x')`,
    [here.portal.tenantId, json.id],
  );
  await ask('POST', `${one}/sync`, {});
  const { rows: waiting } = await owner.query('select payload::text from jobs where tenant_id = $1', [
    here.portal.tenantId,
  ]);
  assert.ok(waiting.length > 0, 'the payload of a job is looked at while it waits');
  said.push(...waiting.map(({ payload }) => `job ${payload}`));
  await drain(here.portal);
  await ask('PATCH', `${one}/config`, { settings: { apiKey: `${canaries[0]}\n\u0000`, mail: { port: canaries[1] } } });
  await ask('PATCH', `${one}/config`, { settings: { note: 'Новое' } });
  for (const url of [one, `${one}/logs`, installations, `${marketplace}/chatty`, marketplace]) await ask('GET', url);

  const journal = said.find((text) => text.includes('/logs'));
  for (const event of ['account.echo', 'connector.failed', 'sync.finished']) assert.ok(journal?.includes(event), event);
  assert.deepEqual(
    said.filter((text) => found(text).length > 0),
    [],
  );
  assert.ok(logged.length > 10);
  assert.deepEqual(
    logged.filter((line) => found(line).length > 0),
    [],
  );
  assert.deepEqual(
    (await dump(here.portal.tenantId)).filter((row) => found(row).length > 0),
    [],
  );
});

/** Every row of a portal in every table. */
async function dump(tenantId: string): Promise<string[]> {
  const { rows: tables } = await owner.query<{ name: string }>(`
    select quote_ident(c.table_name) as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'tenant_id' and t.table_type = 'BASE TABLE'`);
  const rows: string[] = [];
  for (const { name } of tables) {
    const held = await owner.query<{ row: string }>(
      `select $2 || ' ' || held::text as row from ${name} held where tenant_id = $1`,
      [tenantId, name],
    );
    rows.push(...held.rows.map(({ row }) => row));
  }
  assert.ok(rows.length > 10);
  return rows;
}

test('a canary would be found in every form it may take', () => {
  for (const canary of canaries)
    for (const form of [
      canary,
      encodeURIComponent(canary),
      Buffer.from(canary).toString('hex'),
      ...['login', 'anna', 'pavel2'].map((login) => Buffer.from(`${login}:${canary}`).toString('base64')),
      Buffer.from(canary).toString('base64url'),
    ])
      assert.ok(found(`x ${form} y`).length > 0, form);
});

test('what is secret is covered by its name too, though nobody knows the value', () => {
  const covered = redact(
    { headers: { Authorization: 'Bearer abc', 'Set-Cookie': 'sid=1', accept: '*/*' }, access_token: 'abc' },
    [],
  );
  assert.deepEqual(covered, {
    headers: { Authorization: '••••', 'Set-Cookie': '••••', accept: '*/*' },
    access_token: '••••',
  });
});
