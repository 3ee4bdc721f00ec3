import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../../../scripts/tests/long.ts';
import { faults, startBadServer } from '../../../../tools/sim/onec-client/bad-server.ts';
import { conformance, supplier } from '../../../../tools/sim/onec-client/conformance.ts';
import { exchangePortal } from '../../../test/commerceml.ts';
import { decide, decidingPortal } from '../../../test/deciding.ts';

/** A portal with one order to tell, and what it has in its catalog. */
async function readyPortal() {
  const deciding = await decidingPortal();
  await decide(deciding.portal, deciding.id, [deciding.give([{ supplierId: deciding.first }])]);
  const { firstParty } = deciding;
  const exchange = await exchangePortal({}, deciding.portal);
  await exchange.enable();
  await exchange.must('PATCH', `/api/v1/counterparties/${firstParty}`, { inn: supplier.inn, kpp: supplier.kpp });
  return {
    access: exchange.access,
    names: async () => (await exchange.items()).map(({ name }) => String(name)),
    pictures: async (name: string) => {
      const item = (await exchange.items()).find((one) => one.name === name);
      return item ? (await exchange.pictures(String(item.id))).map(({ sha256 }) => sha256) : [];
    },
    parties: async () =>
      (await exchange.counterparties()).map(({ inn, kpp, paymentRequisites }) => ({
        inn,
        kpp,
        accounts: (paymentRequisites ?? []).map(({ checkingAccount }) => String(checkingAccount)),
      })),
  };
}

test('our server keeps the protocol from end to end', async () => {
  const { access, ...portal } = await readyPortal();
  assert.deepEqual(await conformance(access, portal), []);
});

for (const [what, fault] of Object.entries(faults))
  long(`a server would be found out: ${what}`, async (t) => {
    const { access, ...portal } = await readyPortal();
    const bad = await startBadServer(access.address, fault);
    t.after(bad.stop);
    const found = await conformance({ ...access, address: bad.address }, portal);
    assert.notDeepEqual(found, []);
  });
