import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { newCompany } from './company.ts';
import { base } from './installation.ts';
import { eventIsTaken, keyOpensTheFacade, webhookIsDelivered } from './integrations-journey.ts';
import { visit } from './visit.ts';

const journeys = {
  'a key made in the page opens the facade, and what it writes stands in the catalog': keyOpensTheFacade,
  'a webhook is tested, delivered, sent again, and its signature judged': webhookIsDelivered,
  'a signed event is mapped, taken, and told in the journal': eventIsTaken,
};

for (const [name, journey] of Object.entries(journeys))
  test(name, async () => {
    const company = await newCompany();
    const { page, mustBeClean, close } = await visit(company);
    await journey({ page, base, portal: company.portal, mustBeClean });
    await close();
  });

const pages = [
  'integrations',
  'integrations/email',
  'integrations?tab=installed',
  'integrations/mail',
  'integrations/publications/new',
  'settings/api-keys',
  'settings/webhooks?open=new',
  'settings/webhooks/catalog',
  'settings/webhooks/check',
  'settings/events',
];

for (const looks of [{ dark: true }, { width: 390, height: 844 }, { language: 'en' as const }])
  long(`pages of integrations and developers are clean ${JSON.stringify(looks)}`, async () => {
    const { open, mustBeClean, close } = await visit(await newCompany(), looks);
    for (const path of pages) {
      await open(path);
      await mustBeClean();
    }
    await close();
  });
