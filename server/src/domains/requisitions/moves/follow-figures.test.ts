import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type RequisitionStatus, requisitionFlow } from '../../../../../nouns/requisition-flow.ts';
import { type Figures, followFigures } from './follow-figures.ts';

const nothing: Figures = {
  outgrewApproval: false,
  isCovered: false,
  hasAccepted: false,
  hasInvoiced: false,
  hasReceived: false,
  isDelivered: false,
};

test('every move is followed by figures or asked for by somebody', () => {
  for (const [name, { isAutomatic, permission }] of Object.entries(requisitionFlow.moves))
    assert.ok(isAutomatic || permission, name);
});

test('coverage selects suppliers, losing it goes back to sourcing unless something was invoiced or received', () => {
  assert.deepEqual(followFigures('in_sourcing', { ...nothing, isCovered: true }), ['select']);
  assert.deepEqual(followFigures('supplier_selected', nothing), ['unselect']);
  assert.deepEqual(followFigures('supplier_selected', { ...nothing, hasInvoiced: true }), []);
});

test('an invoice of accepted supply orders, a part received receives, all received completes', () => {
  assert.deepEqual(followFigures('approved', { ...nothing, isCovered: true, hasAccepted: true, hasInvoiced: true }), [
    'order',
  ]);
  assert.deepEqual(followFigures('in_sourcing', { ...nothing, hasReceived: true }), ['receive']);
  assert.deepEqual(followFigures('approved', { ...nothing, hasReceived: true, isDelivered: true }), ['complete']);
});

test('a receipt taken back opens what was completed', () => {
  assert.deepEqual(followFigures('completed', { ...nothing, hasReceived: true }), ['receive']);
  assert.deepEqual(followFigures('completed', nothing), ['take_back']);
});

test('what outgrew its approval goes back for it, before anything else', () => {
  assert.deepEqual(followFigures('approved', { ...nothing, outgrewApproval: true, isCovered: true }), [
    'approve_again',
  ]);
});

test('figures never move a draft, what waits for approval, is on hold or cancelled, and always come to rest', () => {
  const all = Object.keys(nothing) as Array<keyof Figures>;
  for (let mask = 0; mask < 2 ** all.length; mask += 1) {
    const figures = Object.fromEntries(all.map((name, bit) => [name, (mask & (1 << bit)) !== 0])) as unknown as Figures;
    for (const status of Object.keys(requisitionFlow.statuses) as RequisitionStatus[])
      assert.ok(followFigures(status, figures).length <= 3, `${status} ${mask}`);
    for (const still of ['draft', 'pending_approval', 'rejected', 'on_hold', 'cancelled'] as const)
      assert.deepEqual(followFigures(still, figures), []);
  }
});
