import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractedOf, extractValues } from '../../platform/integrations/inbound/apply/extract-values.ts';
import { blankMapping } from '../../platform/integrations/inbound/mappings/inbound-mapping.ts';
import { mappings } from './mappings.ts';

/** What the mapping of an event takes out of its body. */
function taken(event: string, body: object) {
  const ready = mappings.find((one) => one.event === event);
  assert.ok(ready, `no mapping of ${event}`);
  const defaults = Object.fromEntries(
    Object.entries(ready.defaults ?? {}).map(([name, value]) => [name, typeof value === 'string' ? value : value.ru]),
  );
  const rules = { ...blankMapping, ...ready, name: ready.name.ru, position: 1, defaults };
  const extracted = extractValues(
    { ...rules, source: { ...ready.source }, requiredFields: [...ready.requiredFields] },
    body,
  );
  return { values: extractedOf(extracted), missing: extracted.missing };
}

test('a company of the CRM becomes a customer unless the CRM says what it is', () => {
  const company = { id: '77', name: 'ООО «Стройка»', inn: '7707083893', phone: '+7 495 000-00-00' };
  const { values, missing } = taken('crm.company.changed', { eventId: '1', company });
  assert.deepEqual(missing, []);
  assert.deepEqual(
    [values.name, values.inn, values.phone, values.role],
    ['ООО «Стройка»', '7707083893', '+7 495 000-00-00', 'customer'],
  );
  const supplier = taken('crm.company.changed', { eventId: '2', company: { ...company, role: 'supplier' } });
  assert.equal(supplier.values.role, 'supplier');
});

test('a company without a name is not taken', () => {
  assert.deepEqual(taken('crm.company.changed', { company: { id: '78', inn: '7707083893' } }).missing, ['name']);
});

test('the stage of a deal sets the status it names, and one that names none is not taken', () => {
  const moved = taken('crm.deal.stage_changed', { deal: { id: '501', status: 'in_sourcing' } });
  assert.deepEqual([moved.values.status, moved.missing], ['in_sourcing', []]);
  assert.deepEqual(taken('crm.deal.stage_changed', { deal: { id: '501' } }).missing, ['status']);
});

test('a lost deal cancels its requisition, with its own reason where there is one', () => {
  const plain = taken('crm.deal.lost', { deal: { id: '501' } });
  assert.deepEqual([plain.values.status, plain.values.reason], ['cancelled', 'Сделка проиграна']);
  const explained = taken('crm.deal.lost', { deal: { id: '501', reason: 'Купили у других' } });
  assert.equal(explained.values.reason, 'Купили у других');
});

test('every event is known by its own identifier, and what it is for by that of the CRM', () => {
  for (const { idempotencyPath, externalSource, externalIdPath, event } of mappings) {
    assert.deepEqual([idempotencyPath, externalSource], ['$.eventId', 'crm'], event);
    assert.match(externalIdPath, /^\$\.(company|deal)\.id$/, event);
  }
});
