import assert from 'node:assert/strict';
import { test } from 'node:test';
import Type from 'typebox';
import { buyer } from '../../../test/e-documents.ts';
import { owner, refused, run } from '../../../test/harness.ts';
import { manifestOf } from '../../../test/integrations.ts';
import { salesPortal } from '../../../test/sales.ts';
import { connector } from '../../kernel/integrations/connector.ts';
import type { EDocumentFile, EDocumentsPort } from '../../kernel/integrations/ports/e-documents.ts';
import { words } from '../../kernel/problems/errors.ts';
import { eDocumentsDomain } from './e-documents.domain.ts';

/** A connector of an operator that takes drafts and nothing else, but for what `can` adds. */
function standIn(can: Partial<EDocumentsPort['capabilities']> = {}, files: EDocumentFile[] = []) {
  const port: EDocumentsPort = {
    operator: 'C',
    title: words('Stand-in', 'Подставной'),
    capabilities: {
      ...{ draft: true, sendSigned: false, cloudSign: false, pdf: false, docx: false, xmlUpd: false },
      ...{ revoke: false, revokeDraft: false, refuse: false, archive: false },
      ...can,
    },
    listOwnBoxes: async () => [{ id: 'own', title: 'Наш', inn: null, kpp: null }],
    resolveCounterparty: async (_, { inn }) => [{ id: 'theirs', name: 'Юг', inn, kpp: null, relation: 'unknown' }],
    read: () => assert.fail('nobody reads'),
    download: async () => files,
  };
  const slug = 'edo-stand-in';
  const declared = connector({
    manifest: manifestOf({ slug, settings: Type.Object({}) }),
    ports: { eDocuments: port },
  });
  const { routes } = eDocumentsDomain([declared]);
  const operation = (verb: string) => {
    const found = routes.find((one) => one.operation.name === `e-documents.${verb}`);
    if (!found) throw new Error(`No operation ${verb}`);
    return found.operation;
  };
  return { slug, operation };
}

async function portalWith(slug: string) {
  const sales = await salesPortal();
  await owner.query(
    `insert into integration_installations (tenant_id, slug, status, settings, tested_version) values ($1, $2, 'installed', '{}', 1)`,
    [sales.portal.tenantId, slug],
  );
  const customerId = await sales.newParty('ООО «Юг»', { roles: ['customer'], kind: 'legal_entity', ...buyer });
  return { ...sales, customerId };
}

const came = async (tenantId: string, kind = 'upd') => {
  const { rows } = await owner.query(
    `insert into incoming_e_documents (tenant_id, operator, installation_id, kind, title, sender, status, signature_status, ids, operator_key, as_of, received_at)
     select $1, 'C', id, $2, 'УПД № 17', '{"id": null, "name": null, "inn": null, "kpp": null}', 'delivered', 'none', '{"docflowId": "d"}', 'd', now(), now()
     from integration_installations where tenant_id = $1 and slug = 'edo-stand-in' returning id`,
    [tenantId, kind],
  );
  return rows[0].id as string;
};

const rule = async (attempt: Promise<unknown>) => (await refused(attempt)).members.rule;

test('what an operator cannot do is refused before it is asked for, and the person is told where to do it', async () => {
  const { slug, operation } = standIn();
  const { portal, issued, customerId } = await portalWith(slug);
  const invoice = await issued({ customerId });
  const given = { entityType: 'salesInvoice', entityId: invoice.id, operator: 'C' };
  assert.equal(await rule(run(operation('create-outgoing'), portal.owner, given)), 'format_not_supported');
  const id = await came(portal.tenantId);
  const reason = 'Не наш';
  assert.equal(await rule(run(operation('refuse-incoming'), portal.owner, { id, reason })), 'refusal_not_supported');
  assert.equal(await rule(run(operation('archive-incoming'), portal.owner, { id })), 'archive_not_supported');
  const { items } = (await run(operation('list-operators'), portal.owner, {})) as {
    items: Array<{ operator: string }>;
  };
  assert.deepEqual(
    items.map((one) => one.operator),
    ['C'],
  );
});

test('a revocation that the operator takes from nobody is refused, and a box that may be connected is tried', async () => {
  const { slug, operation } = standIn({ pdf: true });
  const { portal, issued, customerId } = await portalWith(slug);
  const invoice = await issued({ customerId });
  const given = { entityType: 'salesInvoice', entityId: invoice.id, operator: 'C' };
  const { id, recipient } = (await run(operation('create-outgoing'), portal.owner, given)) as never as {
    id: string;
    recipient: { id: string };
  };
  assert.equal(recipient.id, 'theirs');
  await owner.query(`update e_documents set status = 'sent', ids = '{"docflowId": "d"}' where id = $1`, [id]);
  const asked = { id, reason: 'Ошибка' };
  assert.equal(await rule(run(operation('revoke-outgoing'), portal.owner, asked)), 'revocation_not_supported');
  await owner.query(
    `insert into integration_outbox (tenant_id, installation_id, operation, payload, entity_type, entity_id)
     select tenant_id, installation_id, 'e-documents.revoke', '{}', 'e_document', id from e_documents where id = $1`,
    [id],
  );
  assert.equal(await rule(run(operation('revoke-outgoing'), portal.owner, asked)), 'revocation_in_progress');
});

test('an operator that gives no file of a document is said to', async () => {
  const { slug, operation } = standIn({ archive: true });
  const { portal } = await portalWith(slug);
  const id = await came(portal.tenantId);
  assert.equal(await rule(run(operation('take-incoming'), portal.owner, { id })), 'document_not_downloaded');
});

test('the portal without any operator has none to choose from', async () => {
  const { operation } = standIn();
  const { portal } = await salesPortal();
  assert.deepEqual(await run(operation('list-operators'), portal.owner, {}), { items: [] });
});
