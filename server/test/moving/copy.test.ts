import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { long } from '../../../scripts/tests/long.ts';
import { events, jobs } from '../../src/app.ts';
import { systemIn } from '../../src/kernel/access/actor.ts';
import { Refusal } from '../../src/kernel/problems/errors.ts';
import { mailDirOf } from '../../src/open-services.ts';
import { createJobWorker } from '../../src/platform/jobs/create-job-worker.ts';
import { readMailDir } from '../../src/platform/mail/read-mail-dir.ts';
import { exportPortal } from '../../src/platform/moving/export-portal.ts';
import { importPortal } from '../../src/platform/moving/import-portal.ts';
import { openCopy } from '../../src/platform/moving/operations/open-copy.ts';
import { startWebhookWorker } from '../../src/platform/webhooks/start-webhook-worker.ts';
import { quiet } from '../harness.ts';
import { rfqPortal, url } from '../rfqs.ts';
import { startReceiver, subscribe, until } from '../webhooks.ts';
import {
  archiveIn,
  firstInstallation,
  type SecondInstallation,
  secondInstallation,
  slugOf,
} from './second-installation.ts';

long('nothing leaves a copy before it is opened, neither what waited nor what people do in it', async (t) => {
  const [first, second] = [await firstInstallation(t), await secondInstallation(t)];
  const receiver = await startReceiver(t);
  const { portal, slug, key, hook, sendRequest } = await company(receiver.url);
  const { tenantId } = portal;
  const archive = archiveIn(t);
  await exportPortal({ ...first, ...archive, slug, withKeys: true });
  await importPortal({ ...second, ...archive, copy: true });
  const work = workOf(second, tenantId);

  const waiting = await second.owner.query(
    `select (select count(*)::int from letters where status = 'queued') as letters,
       (select count(*)::int from jobs where finished_at is null) as jobs,
       (select count(*)::int from webhook_deliveries where status in ('pending', 'in_flight')) as deliveries`,
  );
  assert.deepEqual(waiting.rows, [{ letters: 0, jobs: 0, deliveries: 0 }]);
  const standing = await second.request('GET', `/api/v1/webhook-subscriptions/${hook}`, { key });
  assert.deepEqual([standing.json.enabled, standing.json.disabledReason], [false, 'manual']);

  const on = await second.request('POST', `/api/v1/webhook-subscriptions/${hook}/enable`, { key });
  assert.equal(on.status, 200, on.text);
  await sendRequest(second);
  await work.drain();
  await pause(500);
  assert.deepEqual([(await lettersOf(second)).length, receiver.got.length], [0, 0]);
  const { rows } = await second.owner.query(`select distinct status from letters`);
  assert.deepEqual(
    rows.map(({ status }) => status),
    ['withdrawn'],
  );

  await second.workerDoor.command(openCopy, systemIn(tenantId), {});
  await assert.rejects(second.workerDoor.command(openCopy, systemIn(tenantId), {}), Refusal);
  await sendRequest(second);
  await work.drain();
  await until('the letter left', async () => (await lettersOf(second)).length === 1);
  await until('the webhook left', () => receiver.got.length > 0);
  await work.stop();
});

/** A company whose request for quotes waits to be sent by letter, and whose events wait to be told. */
async function company(receiver: string) {
  const rfqs = await rfqPortal();
  const key = await rfqs.portal.key(
    ...[
      'webhooks.read',
      'webhooks.write',
      'supplier_documents.read',
      'supplier_documents.write',
      'supplier_documents.delete',
    ],
    ...['purchase_requisitions.read', 'catalog.read', 'counterparties.read', 'integration_api.read'],
  );
  const hook = await subscribe(key, receiver);
  const { asked } = await rfqs.sent();
  const slug = await slugOf(rfqs.portal.tenantId);
  const supplierId = asked[0]?.supplierId;
  const sendRequest = async (second: SecondInstallation) => {
    const body = { title: 'Щебень', responseDeadline: new Date(Date.now() + 360_000_000).toISOString() };
    const items = [{ name: 'Щебень 20–40', quantity: '10' }];
    const made = await second.request('POST', url, { key, body: { ...body, items, recipients: [{ supplierId }] } });
    assert.equal(made.status, 201, made.text);
    const sent = await second.request('POST', `${url}/${made.json.id}/send`, { key, body: {} });
    assert.equal(sent.status, 200, sent.text);
  };
  return { ...rfqs, key, hook: hook.id, slug, sendRequest };
}

const lettersOf = (second: SecondInstallation) => readMailDir(mailDirOf(second.settings), 1_000).catch(() => []);

/** The workers of an installation. */
function workOf({ workerDoor, workers, services }: SecondInstallation, tenantId: string) {
  const holder = randomUUID();
  const lease = { holder: () => holder, onLost: () => undefined, end: async () => undefined };
  const webhooks = startWebhookWorker({
    ...{ pool: workers, lease, services, catalog: events, pollMs: 20 },
    failed: () => undefined,
  });
  const worker = createJobWorker({ door: workerDoor, lease, jobs, log: quiet, duePortals: async () => [tenantId] });
  return { drain: () => worker.drain(), stop: () => webhooks.stop() };
}
