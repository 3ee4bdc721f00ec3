import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payee } from '../../counterparties/payees.ts';
import { findSeller } from './find-seller.ts';

const branch = (kpp: string | null, counterpartyId = `branch ${kpp}`): Payee => ({
  counterpartyId,
  name: 'ООО «Цементный двор»',
  fullName: null,
  kind: 'legal_entity',
  inn: '7736050003',
  kpp,
  status: 'active',
  requisites: [],
});

const seller = { name: 'ООО «Цементный двор»', inn: '7736050003', kpp: '773601001' };

const found = (payees: readonly Payee[], named: Payee | null = null) => {
  const { seller: one, others, remarks } = findSeller(seller, payees, named);
  return {
    seller: one?.counterpartyId ?? null,
    others: others.map(({ kpp }) => kpp),
    remarks: remarks.map(({ code, severity }) => `${code} ${severity}`),
  };
};

test('of branches with one INN the seller is the one with the KPP of the document', () => {
  assert.deepEqual(found([branch('773602001'), branch('773601001')]), {
    seller: 'branch 773601001',
    others: ['773602001', '773601001'],
    remarks: [],
  });
});

test('the only one with the INN is the seller whatever its KPP, and that it differs is said', () => {
  assert.deepEqual(found([branch('773602001')]), {
    seller: 'branch 773602001',
    others: [],
    remarks: ['supplier_kpp_differs info'],
  });
  assert.deepEqual(found([branch(null)]).remarks, ['supplier_kpp_differs info']);
});

test('several branches, none of them with the KPP, stop the document until a person names one', () => {
  const branches = [branch('773602001'), branch('773603001')];
  assert.deepEqual(found(branches), {
    seller: null,
    others: ['773602001', '773603001'],
    remarks: ['supplier_ambiguous block'],
  });
  assert.deepEqual(found(branches, branches[1]), {
    seller: 'branch 773603001',
    others: ['773602001', '773603001'],
    remarks: ['supplier_kpp_differs info'],
  });
});

test('whom a person named goes before the KPP, and may be nobody with that INN', () => {
  assert.equal(found([branch('773601001')], branch('773602001')).seller, 'branch 773602001');
  assert.equal(found([], branch('773601001', 'named')).seller, 'named');
});

test('nobody with the INN stops the document, and the remark says whom it is from', () => {
  assert.deepEqual(found([]), { seller: null, others: [], remarks: ['supplier_unknown block'] });
  const [remark] = findSeller(seller, [], null).remarks;
  assert.match(String(remark?.detail.ru), /7736050003.*Цементный двор/);
});
