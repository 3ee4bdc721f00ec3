import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok } from '../../../../test/billing.ts';
import { operatorPortal } from '../../../../test/e-documents.ts';
import { owner, request, workerDoor } from '../../../../test/harness.ts';
import { connectors } from '../../../connectors/connectors.ts';
import { systemIn } from '../../../kernel/access/actor.ts';
import type { EDocumentChange, OperatorStatus } from '../../../kernel/integrations/ports/e-document-state.ts';
import { operatorsOf } from '../operators.ts';
import { takeChanges } from './take-changes.ts';

const { command } = takeChanges(operatorsOf(connectors));

const life: readonly OperatorStatus[] = ['sent', 'delivered', 'awaiting_recipient', 'completed'];
const endings: readonly OperatorStatus[] = ['completed', 'rejected', 'revoked', 'delivered'];
const ours: Readonly<Record<string, string>> = { completed: 'signed' };

test('events of many documents, shuffled, doubled and in pages, leave each where its latest event says', async (t) => {
  const { issued, customerId, give, drain, card, installationId, portal } = await operatorPortal(t);
  const made: Array<{ id: string; key: string; ending: OperatorStatus }> = [];
  for (let at = 0; at < 8; at += 1) {
    const { id } = ok(await give((await issued({ customerId })).id), 201);
    made.push({ id, key: '', ending: endings[at % endings.length] as OperatorStatus });
  }
  await drain();
  for (const one of made) {
    const { ids } = await card(one.id);
    one.key = `${ids.messageId}/${ids.attachmentEntityId}`;
  }
  // The drafts were read by our clock; what comes now is later.
  const begun = Date.now() + 60_000;
  const changes = made.flatMap(({ key, ending }, place) =>
    [...life.slice(0, 3), ending].map((status, at) => changeOf(key, status, new Date(begun + at * 1_000 + place))),
  );
  const all = shuffled([...changes, ...changes]);
  for (let at = 0; at < all.length; at += 7) {
    const page = { installationId, source: 'edo-diadoc', items: all.slice(at, at + 7) };
    await workerDoor.command(command, systemIn(portal.tenantId), page);
  }
  for (const { id, ending } of made) {
    const shown = await card(id);
    assert.equal(shown.status, ours[ending] ?? ending);
    assert.equal(shown.events.length, 4, 'each event once');
  }
});

test('what operators A and B say of one document never mixes', async (t) => {
  const { given, card, key, portal, ask } = await operatorPortal(t);
  const { id, invoice } = await given();
  await owner.query(
    `insert into e_documents (tenant_id, operator, installation_id, entity_type, entity_id, document_version, title, format, status, signature_status,
       status_text, write_id, ids, operator_key, recipient)
     select tenant_id, 'B', installation_id, entity_type, entity_id, 1, title, format, 'signed', 'both_signed', 'Выполнение завершено успешно',
       uuidv7(), '{"documentId": "saby-17", "revisionId": "3"}', 'saby-17', '{"id": "p-1", "name": "ООО «Юг»", "inn": "7728168971", "kpp": null}'
     from e_documents where tenant_id = $1 and id = $2`,
    [portal.tenantId, id],
  );
  const paths = [
    ...['edoA.status', 'edoA.signatureStatus', 'edoA.documentId', 'edoA.messageId', 'edoA.senderBoxId'],
    ...['edoB.status', 'edoB.documentId', 'edoB.revisionId', 'edoB.counterpartyInn', 'edoC.status'],
  ];
  const body = { entityType: 'salesInvoice', entityId: invoice.id, paths };
  const { values } = ok(await request('POST', '/api/v1/variables/resolve', { key, body }));
  const { ids, writeId } = await card(id);
  assert.deepEqual(values, {
    ...{ 'edoA.status': 'draft', 'edoA.signatureStatus': 'none', 'edoA.documentId': writeId },
    ...{ 'edoA.messageId': ids.messageId, 'edoA.senderBoxId': ids.senderBoxId },
    ...{ 'edoB.status': 'signed', 'edoB.documentId': 'saby-17', 'edoB.revisionId': '3' },
    'edoB.counterpartyInn': '7728168971',
  });
  const { items } = ok(await ask('GET', `/outgoing?entityId=${invoice.id}&sort=createdAt`));
  assert.deepEqual(items.map(({ operator }: { operator: string }) => operator).sort(), ['A', 'B']);
});

let serial = 0;

function changeOf(key: string, status: OperatorStatus, at: Date): EDocumentChange {
  serial += 1;
  const instant = at.toISOString();
  return {
    key,
    event: { id: `e-${process.pid}-${serial}`, name: 'Событие', at: instant, order: '1' },
    state: {
      ...{ ids: {}, key, direction: 'outgoing', status, signatureStatus: 'recipient_waiting', statusText: status },
      ...{ statusDetails: null, reason: null, asOf: instant, sentAt: null, deliveredAt: null, signedAt: null },
      ...{ counterparty: null, document: null },
    },
  };
}

const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((value, at) => ({ value, by: (at * 7_919 + 13) % 104_729 }))
    .sort((one, other) => (one.by % 61) - (other.by % 61))
    .map(({ value }) => value);
