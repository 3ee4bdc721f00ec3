import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { freePort, type Installation, startInstallation } from './installation.ts';
import { runDocument } from './run-document.ts';

suite('the documents keep their word', () => {
  let installation: Installation;
  before(async () => {
    installation = await startInstallation();
  });
  after(() => installation.stop());

  /** Runs a document to its end; the telling outputs are looked for by the test. */
  async function follow(document: string, more: Record<string, string> = {}): Promise<string> {
    const env = { BASE: installation.base, PORTAL: 'romashka', EMAIL: 'anna@romashka.ru', ...more };
    const { code, stdout, stderr } = await runDocument(document, env);
    assert.equal(code, 0, `${document} stopped.\n${stdout}\n${stderr}`);
    return stdout;
  }

  // The guides go on with the portal that the tour has registered.
  const PASSWORD = 'три слона и чайник';

  test('the tour of the README goes from registration to the feed', async () => {
    const said = await follow('README.md');
    assert.match(said, /idempotency-replayed: true/i);
    assert.match(said, /"412\.50"/);
    assert.match(said, /"event":"integration_api\.catalog_item\.created"/);
  });

  test('a catalog moves in as the guide says', async () => {
    const said = await follow('docs/guides/move-your-catalog-in.md', { PASSWORD });
    assert.match(said, /^RUB\ndrawing\nalready_exists\n/);
    assert.match(said, /"target":null,"heading":"Цена отпускная"/);
    assert.match(said, /"cell":"C4","field":"unit","value":"вагон"/);
    assert.match(said, /"cell":"D5","field":"plannedCost","value":"по запросу"/);
    assert.match(said, /"failed":2,"created":2,"updated":0/);
    assert.match(said, /"failed":0,"created":2,"updated":0/);
    assert.match(said, /"rows":3,"create":0,"update":0,"skip":3/);
    assert.match(said, /"failed":0,"created":0,"updated":1/);
    assert.match(said, /\n12\.5\n"added":3,"changed":0,"unchanged":0\n"added":0,"changed":0,"unchanged":3\n/);
    assert.match(said, /"61900\.00"[^\n]*"planned"\nactive\n[^\n]*"58900"[^\n]*"price_list"\n/);
    assert.match(said, /"index":0,"status":200\n"index":1,"status":201\n"sku":"АР-12"\n"sku":"АР-18"\n/);
    assert.match(said, /"integration_api\.price_list\.status_changed"/);
  });

  test('an ERP is connected as the guide says', async () => {
    const said = await follow('docs/guides/connect-an-erp.md', { PASSWORD });
    assert.match(said, /^207\n"index":0,"status":201\n"index":1,"status":201\n"index":2,"status":422\n/);
    assert.match(said, /idempotency-replayed: true\r\nidempotency_key_reused\n/i);
    assert.match(said, /\n200\n412\n/);
    for (const sku of ['A-12', 'P-20', 'C-500']) assert.ok(said.includes(`"sku":"${sku}"`), sku);
    assert.match(said, /"customFields":\{"hazard_class":"3"\}/);
  });

  test('webhooks are received, verified, sent again, recovered and rotated as the guide says', async () => {
    const said = await follow('docs/guides/receive-webhooks.md', { PASSWORD, HOOK_PORT: String(await freePort()) });
    assert.match(said, /X-Service-Signature is right\nwebhook-signature is right\n/);
    assert.match(said, /the same bytes, the same event/);
    for (const number of [1, 4, 5, 6])
      assert.ok(said.includes(`delivery ${number}: service true, standard true`), said);
    assert.match(said, /Глина\n$/);
  });
});
