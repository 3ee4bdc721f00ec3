import assert from 'node:assert/strict';
import { test } from 'node:test';
import Type from 'typebox';
import { connectors } from '../../src/connectors/connectors.ts';
import { object } from '../../src/kernel/fields.ts';
import { type AnyConnector, connector } from '../../src/kernel/integrations/connector.ts';
import { words } from '../../src/kernel/problems/errors.ts';
import { titleIn } from '../../src/surfaces/http/pages/title-in.ts';
import { connectorFaults } from '../connector-faults.ts';
import { request } from '../harness.ts';
import { manifestOf, marketplace } from '../integrations.ts';
import { newTestPortal } from '../test-portals.ts';

const faultsOf = (one: AnyConnector) => connectorFaults(one, titleIn);

test('every integration of the marketplace is what its card says', () => {
  assert.ok(connectors.length > 0);
  const faults = connectors.flatMap((one) => faultsOf(one).map((fault) => `${one.manifest.slug}: ${fault}`));
  assert.deepEqual(faults, []);
  assert.equal(new Set(connectors.map(({ manifest }) => manifest.slug)).size, connectors.length, 'no slug twice');
});

test('every integration answers in both languages, and none in the other', async () => {
  // A test portal is offered all that a live one is, and cards of its own.
  const key = await (await newTestPortal()).key('settings.read');
  const ask = async (path: string, language: string) => {
    const { status, json } = await request('GET', `${marketplace}${path}`, {
      key,
      headers: { 'accept-language': language },
    });
    assert.equal(status, 200, path);
    return json;
  };
  for (const { manifest } of connectors) {
    const [russian, english] = [await ask(`/${manifest.slug}`, 'ru'), await ask(`/${manifest.slug}`, 'en')];
    assert.deepEqual([russian.name, english.name], [manifest.name.ru, manifest.name.en]);
    assert.deepEqual(
      english.instruction,
      manifest.instruction.map(({ en }) => en),
    );
    assert.deepEqual(
      russian.instruction,
      manifest.instruction.map(({ ru }) => ru),
    );
    const plain = JSON.stringify(english)
      .replace(/«[^»]*»/g, '')
      // What a person here would type.
      .replace(/"examples":\[[^\]]*\]/g, '')
      .replace(/"developer":"[^"]*"/, '');
    assert.doesNotMatch(plain, /[а-яё]/i, manifest.slug);
  }
  // Those of publishers, which other tests leave, have a dot in their names.
  const own = (await ask('?limit=200', 'ru')).items.filter(({ slug }: { slug: string }) => !slug.includes('.'));
  assert.equal(own.length, connectors.filter(({ manifest }) => !manifest.hidden).length);
});

const sound = () => manifestOf({ inbound: true });
const planted = (more: object) => faultsOf(connector({ manifest: { ...sound(), ...more } }));

test('a manifest that says too little or too much would be noticed', () => {
  assert.deepEqual(planted({}), []);
  assert.deepEqual(planted({ badges: ['verified'] }), ['nobody types in that it is verified']);
  assert.deepEqual(planted({ badges: ['gold'] }), ['unknown badge: gold']);
  assert.deepEqual(planted({ instruction: [] }), ['no instruction']);
  assert.deepEqual(planted({ inbound: undefined }), ['nothing stands behind its capabilities']);
  assert.deepEqual(planted({ name: words('Имя', 'Name') }), ['/name is not English', '/name is not Russian']);
  assert.deepEqual(planted({ updatedAt: '2026-01-01' }), ['its days are wrong']);
});

test('settings that leak, or that no form can draw, would be noticed', () => {
  const settings = (properties: Record<string, Type.TSchema>) => planted({ settings: object(properties) });
  const secret = { title: 'Name', 'x-secret': true };
  assert.deepEqual(settings({ name: Type.String({ title: 'Name' }) }), []);
  assert.deepEqual(settings({ apiKey: Type.String({ title: 'Name' }) }), ['apiKey sounds secret, and is shown']);
  assert.deepEqual(settings({ list: Type.Array(Type.String(secret), { title: 'Name' }) }), [
    'a secret that is not sealed: Name',
  ]);
  assert.deepEqual(settings({ pin: Type.Integer(secret) }), ['pin is a secret, and no text']);
  assert.deepEqual(settings({ pin: Type.String({ ...secret, default: '1234' }) }), ['pin is a secret that is told']);
  assert.deepEqual(settings({ name: Type.String({ title: 'Name', 'x-widget': 'magic' }) }), [
    'name has no widget: magic',
  ]);
  assert.deepEqual(settings({ name: Type.String({ title: 'Weight of a soul' }) }), [
    'name has no Russian title: add it to titles.ru.json',
  ]);
});
