import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectors } from '../../src/connectors/connectors.ts';
import { request, signIn } from '../harness.ts';
import { installations } from '../integrations.ts';
import { walksThroughDoors } from './walks-through-doors.ts';
import { walksToOperators } from './walks-to-operators.ts';
import { walksToProviders } from './walks-to-providers.ts';

const walks = { ...walksThroughDoors, ...walksToProviders, ...walksToOperators };

test('a walk leads through every integration of the marketplace that is ours, and through no other', () => {
  assert.deepEqual(Object.keys(walks).sort(), connectors.map(({ manifest }) => manifest.slug).sort());
});

interface Line {
  event: string;
  status: string;
  level: string;
}

interface Check {
  id: string;
  result: string;
}

for (const [slug, walk] of Object.entries(walks))
  test(`${slug}: installed, at work, checked, and read in its journal; disabled and deleted in the end`, async (t) => {
    const { portal, installationId, told = [], finds = [] } = await walk(t);
    const token = await signIn(portal);
    const one = `${installations}/${installationId}`;
    const ask = async (method: string, path = '') => {
      const { status, json, text } = await request(method, `${one}${path}`, {
        token,
        headers: { 'accept-language': 'ru' },
      });
      assert.ok(status < 300, `${method} ${path}: ${text}`);
      return json;
    };

    const report = await ask('POST', '/test');
    assert.equal(report.ok, true, JSON.stringify(report));
    const found = new Map(report.checks.map(({ id, result }: Check) => [id, result]));
    for (const id of finds) assert.equal(found.get(id), 'ok', `${id}: ${JSON.stringify(report.checks)}`);
    await ask('POST', '/enable');
    const shown = await ask('GET');
    assert.deepEqual([shown.slug, shown.status, shown.lastError], [slug, 'installed', null]);

    const lines: Line[] = (await ask('GET', '/logs?limit=200')).items;
    for (const event of ['installation.installed', 'connection.tested', ...told])
      assert.ok(
        lines.some((line) => line.event === event && line.status === 'ok'),
        `${event}: ${JSON.stringify(lines)}`,
      );
    assert.deepEqual(
      lines.filter(({ level }) => level === 'error'),
      [],
    );

    assert.equal((await ask('POST', '/disable')).status, 'disabled');
    assert.equal((await ask('DELETE')).status, 'deleted');
  });
