import assert from 'node:assert/strict';
import { long } from '../../../scripts/tests/long.ts';
import { followOn, PASSWORD } from './follow-on.ts';
import { startInstallation } from './installation.ts';

long('deliveries go as their guides say', async (t) => {
  const installation = await startInstallation();
  t.after(() => installation.stop());
  const follow = followOn(installation);
  await follow('README.md');

  await t.test('vehicles are tracked as the guide says', async () => {
    const said = await follow('docs/guides/track-vehicles.md', { PASSWORD });
    assert.match(said, /^"code":"coordinates_look_exchanged"\n"licenseExpired":true\n"passport":"•••• 3456"\n/, said);
    assert.match(said, /\n"plateNumber":"А123ВС777"\nalready_exists\n"result":"created"\n/, said);
    assert.match(
      said,
      /"result":"existing"\n"result":"refused"\n"code":"recorded_in_future"\n"result":"refused"\n"code":"maximum"\n"status":"stopped"\n200\n/,
      said,
    );
    assert.match(said, /"created":1\n"existing":0\n"row":3\n"created":0\n"existing":1\n"row":3\n/, said);
    assert.match(said, /\n"status":"stopped"\n"hasMore":true\ninvalid_filter\n200\n"status":"moving"\n/, said);
    assert.match(said, /\n"vehiclePointDays":90\narchived\n"archivedAt":null\n$/, said);
  });

  await t.test('deliveries are planned, driven and received as the guide says', async () => {
    const said = await follow('docs/guides/plan-deliveries.md', { PASSWORD });
    assert.match(said, /^approved\n428 1498\n428 1498\n144 504\nplanned 1 1498\nplanned 1 1498\nplanned 1 504\n/);
    assert.match(
      said,
      /\n422 business_rule_violated over_batched\n0\nЗавод – Весовая – Стройка на Садовой · [\d.]+ · exact\n/,
    );
    assert.match(
      said,
      /\nDR- · Завод – Стройка на Садовой · [\d.]+ · М456ОР69 · license_expired\n3 Стройка на Садовой\n/,
    );
    assert.match(said, /\n409 invalid_state_transition\nloading\nin_transit\npartially_delivered 400 28\nplanned 28\n/);
    assert.match(said, /\n400\nposted 400\n409 conflict nothing_to_receive\n400\nplanned 3, partially_delivered 1\n$/);
  });

  await t.test('papers of a delivery are made, issued and exported as the guide says', async () => {
    const said = await follow('docs/guides/delivery-documents.md', { PASSWORD });
    assert.match(
      said,
      /^"pointer":"\/customer\/inn"\n"pointer":"\/customer\/address"\n"pointer":"\/consignee\/address"\n/,
      said,
    );
    assert.match(said, /\nУПД-2026-0001\n1\n64860\.00\n/, said);
    assert.match(said, /\nissued\nСидорова А\. П\.\n%PDF-\nsent\ndocument_frozen\nsigned\n/, said);
    assert.match(said, /\nВерсФорм="5\.03"\nФункция="СЧФДОП"\nСтТовУчНалВсего="64860\.00"\n/, said);
    assert.match(
      said,
      /\n"number":"ТН-\d{4}-0001"\n"code":"etrn_required"\nnothing_to_generate\napplication\/zip\n/,
      said,
    );
  });

  await t.test('goods are handed over from a phone as the guide says', async () => {
    const said = await follow('docs/guides/hand-over-from-a-phone.md', { PASSWORD });
    assert.match(said, /^data:image\/png;base64,\nЖК «Северный», корпус 2 \| Мария Ильина \| 40 \| true\n/, said);
    assert.match(
      said,
      /\nin_transit\nin_transit\ntrue\npartially_delivered\nalready_handed_over\nphoto\.png\n1\n/,
      said,
    );
    assert.match(
      said,
      /\npartially_delivered \| Мария Ильина \| 38 \| Два мешка порваны\ndeleted\nlink_revoked\n$/,
      said,
    );
  });
});
