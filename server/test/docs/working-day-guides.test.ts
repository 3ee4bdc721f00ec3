import assert from 'node:assert/strict';
import { long } from '../../../scripts/tests/long.ts';
import { startOpenIdProvider } from '../openid-provider.ts';
import { followOn, PASSWORD } from './follow-on.ts';
import { startInstallation } from './installation.ts';

long('guides to a working day keep their word', async (t) => {
  const installation = await startInstallation();
  t.after(() => installation.stop());
  const follow = followOn(installation);
  await follow('README.md');

  await t.test('one signs in with a code, and demands it of a role, as the guide says', async () => {
    const said = await follow('docs/guides/sign-in-with-a-code.md', { PASSWORD });
    assert.match(said, /^second_factor_required\nBearer\nBearer\ninvalid_second_factor\n/, said);
    assert.match(said, /"recoveryCodesLeft":9\n"demandsSecondFactor":true\nremoved\nBearer\n$/, said);
  });

  await t.test('people may sign in by the provider of their company, as the guide says', async () => {
    const provider = await startOpenIdProvider(`${installation.base}/api/v1/auth/providers/callback`);
    t.after(() => provider.close());
    const said = await follow('docs/guides/sign-in-by-your-own-provider.md', { PASSWORD, ISSUER: provider.issuer });
    assert.match(said, /^"isWorking":false\n"state":"not_proved\n"recordName":"_prokura\.romashka-id\.ru\n/, said);
    assert.match(
      said,
      /\n\{"items":\[\]\}\n"claim":"groups\n"makesPeople":true\n"isOnlyWay":true\n"result":"deleted\n$/,
      said,
    );
  });

  await t.test('people come by the directory of their company, as the guide says', async () => {
    const said = await follow('docs/guides/people-by-your-directory.md', { PASSWORD });
    assert.equal(
      said,
      '/scim/v2\n"patch":{"supported":true\n"scimType":"invalidValue\n"totalResults":0\n"displayName":"Закупщики\n"people":0\n"result":"deleted\n',
    );
  });

  await t.test('one proves again that it is he, as the guide says', async () => {
    const said = await follow('docs/guides/prove-that-it-is-you.md', { PASSWORD });
    assert.equal(
      said,
      'Обмен\n"status":"proved"\narchived\n"pointer":"/currentPassword","code":"wrong_password"\naccount.presence_not_proved\naccount.presence_proved\n',
    );
  });

  await t.test('one adds a passkey, signs in by it and proves by it that it is he, as the guide says', async () => {
    const said = await follow('docs/guides/passkeys.md', { PASSWORD });
    assert.equal(said, 'Связка ключей\nBearer\ninvalid_passkey\nproved\n"worksHere":true\nremoved\n');
  });

  await t.test('one changes his e-mail and takes it back, as the guide says', async () => {
    const said = await follow('docs/guides/change-your-e-mail.md', { PASSWORD });
    assert.equal(
      said,
      'confirmation_sent\ninvalid_credentials\nemail_changed\ninvalid_credentials\nBearer\nundone\ninvalid_credentials\npassword_changed\nBearer\n',
    );
  });

  await t.test('people talk beside a record as the guide says', async () => {
    const said = await follow('docs/guides/comments.md', { PASSWORD });
    assert.match(
      said,
      /^Анна Смирнова\nАнна Смирнова\n"pointer":"\/mentionIds\/0","code":"not_found_reference"\n"version":2\nversion_conflict\n"text":"@Анна Смирнова, спросите поставщика"\n"text":null\n/,
      said,
    );
    assert.match(said, /\n"text":"Барабаны возвратные\?"\n"text":null\n/, said);
    assert.match(said, /\n"isFollowed":true,"commentCount":1\n"isFollowed":false\n"isFollowed":true\n$/, said);
  });

  await t.test('people hear of things as the guide says', async () => {
    const said = await follow('docs/guides/notices.md', { PASSWORD });
    assert.match(said, /^"digestHour":9\n"goods\.late":"digest"\n"digestHour":18\n/, said);
    assert.match(
      said,
      /"approval\.asked":"at_once"\n"import\.ended":"at_once"\n"pointer":"\/ways\/key\.leaked"\n/,
      said,
    );
    assert.match(said, /\n"kind":"import\.ended"\n"title":"Импорт notices-guide\.csv: все строки записаны"\n/, said);
    assert.match(said, /\n"readAt":"\d{4}\n\{"marked":0\}\n\{"unread":0\}\n$/, said);
  });

  await t.test('suppliers ask and are asked beside a request as the guide says', async () => {
    const said = await follow('docs/guides/questions-to-suppliers.md', { PASSWORD });
    assert.match(
      said,
      /^1 \nКирпичный двор · Ольга · Мы возим манипулятором\. Разгрузка входит в цену\?\nДа, разгрузка за счёт поставщика\n/,
    );
    assert.match(
      said,
      /\nalready_answered\nДа, разгрузка за счёт поставщика\n0 0\nМы возим [^\n]* \/ Входит ли разгрузка в цену\?\n/,
    );
    assert.match(
      said,
      /\nВходит ли разгрузка в цену\? Да, разгрузка за счёт поставщика\nbuyer\n3 декабря\nnot_found\n/,
    );
    assert.match(
      said,
      /\nbuyer: 3 декабря\nsupplier: Да, разгрузка за счёт поставщика\npacking.txt\npacking.txt\npacking.txt\nclosed\nrfq_closed\nfalse 1\n$/,
    );
  });

  await t.test('what was decided is ordered, confirmed, changed and received as the guide says', async () => {
    const said = await follow('docs/guides/orders.md', { PASSWORD });
    assert.match(
      said,
      /^approved\nPO- · Кирпичный завод · 223950\.00 · draft\nnothing_to_order\nover_ordered 9000\n50 % вперёд · 223950\.00\n/,
    );
    assert.match(said, /\nsent sbyt@kirpich\.ru\nawaiting_delivery\nopen · [^\n]* · 2\n%PDF-\n/);
    assert.match(said, /\nconfirmed_in_part\nconfirmed_in_part · Нина Орлова · 6000 · Остальное с новой печи\n/);
    assert.match(said, /\norder_frozen\ndraft 2\norder_revised\nconfirmed 2\n2 confirmed, 1 confirmed_in_part\n/);
    assert.match(said, /\nКирпичный завод · 2 · 168750\.00\nwhole 168750\.00 0\.00\nnothing_to_invoice\n/);
    assert.match(
      said,
      /\nprice_above_decision order block\n[^]*Price with VAT 18\.9 instead of 18\.4: 0\.5 more for each unit\.\npending_approval\nmatching_blocked\noverridden\napproved\npartially_paid\npart 113400\.00 100\.00\n/,
    );
    assert.match(
      said,
      /\n6000 true false\n150 true false\npartially_received\norder_receiving\nreceived\nclosed\n1 55200\.00\n$/,
    );
  });
});
