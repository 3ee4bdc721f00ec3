import assert from 'node:assert/strict';
import { test } from 'node:test';
import { request } from '../../../test/harness.ts';
import { cement, proposalPortal } from '../../../test/proposals.ts';

test('a proposal and its rows are read by the paths of documents', async () => {
  const { portal, create } = await proposalPortal();
  const { id } = await create({ rows: [cement, { ...cement, lineType: 'service', markupPercent: '0' }] });
  const key = await portal.key('variables.read', 'documents.read', 'customer_documents.read');
  const paths = [
    ...['document.pricingMode', 'document.materialsAmount', 'document.servicesAmount', 'document.commissionPercent'],
    ...['items.rows[].lineType', 'items.rows[].markupPercent'],
  ];
  const body = { entityType: 'commercialProposal', entityId: id, paths };
  const { status, json } = await request('POST', '/api/v1/variables/resolve', { key, body });
  assert.equal(status, 200, JSON.stringify(json));
  assert.deepEqual(
    [
      json.values['document.pricingMode'],
      json.values['document.materialsAmount'],
      json.values['document.servicesAmount'],
    ],
    ['cost_plus', '1108.60', '964.00'],
  );
  assert.equal(json.values['items.rows[].lineType'], '["material","service"]');
  assert.equal(json.values['items.rows[].markupPercent'], '["15","0"]');
});
