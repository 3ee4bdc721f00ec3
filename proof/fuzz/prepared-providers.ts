import assert from 'node:assert/strict';
import { simulate } from '../../server/test/connectors/simulate.ts';
import { type Made, the } from '../../server/test/contract/examples/made.ts';
import { settings } from '../../server/test/harness.ts';
import { boardKey } from '../../server/test/task-board.ts';
import { callTaskBoard, trackerUrl } from '../../server/test/tracker.ts';
import { dadata } from '../../tools/sim/dadata/dadata.ts';
import { seed as dadataSeed } from '../../tools/sim/dadata/seed.ts';
import { seed as wazzupSeed } from '../../tools/sim/wazzup/seed.ts';
import { wazzup } from '../../tools/sim/wazzup/wazzup.ts';
import type { Prepare } from './prepare.ts';

const sims = { dadata: await simulate('dadata', dadata), wazzup: await simulate('wazzup', wazzup) };
const { apiKey, secretKey } = dadataSeed();

/** An integration that is set up and passes its test. */
async function connect({ ask }: Made, publicId: string, own: object) {
  const installed = await ask('POST', '/api/v1/integrations/installations', { publicId, settings: own });
  assert.equal(installed.status, 201, installed.text);
  const { json, text } = await ask('POST', `/api/v1/integrations/installations/${installed.json.id}/test`, {});
  assert.ok(json.ok !== false, text);
  return installed.json.id as string;
}

const urls = settings.integrationBaseUrls as Record<string, string>;

async function connectDadata(made: Made) {
  urls.dadata = sims.dadata.url;
  sims.dadata.reset();
  await connect(made, 'dadata', { apiKey, secretKey });
}

async function connectWazzup(made: Made) {
  urls.wazzup = sims.wazzup.url;
  sims.wazzup.reset();
  await connect(made, 'wazzup', { apiKey: wazzupSeed().apiKey });
  await made.ask('POST', '/api/v1/integrations/messenger/channels/sync', {});
}

async function connectTracker(made: Made) {
  const board = await callTaskBoard();
  await connect(made, 'yougile', { apiKey: `${boardKey}-${made.portal.tenantId}`, columnId: 'c1' });
  await made.ask('POST', `${trackerUrl}/sync`, {});
  await made.work();
  return board;
}

/** A task of the board that is linked to a requisition. */
async function linked(made: Made) {
  const board = await connectTracker(made);
  const body = { procurementId: await the(made, 'procurementId'), targetType: 'task', externalId: board.put().id };
  const { status, json, text } = await made.ask('POST', `${trackerUrl}/links`, body);
  assert.equal(status, 201, text);
  return { id: json.id as string, procurementId: body.procurementId };
}

const asking =
  (query: string): Prepare =>
  async (made) => {
    await connectDadata(made);
    return { query: { query } };
  };

const trackerOnly: Prepare = async (made) => void (await connectTracker(made));

const messenger = '/api/v1/integrations/messenger';
const suggestions = '/api/v1/suggestions';

/** What is asked of other systems, with a stand-in for each. */
export const preparedProviders: Readonly<Record<string, Prepare>> = {
  [`GET ${suggestions}/addresses`]: asking('мск хабаровская 12'),
  [`POST ${suggestions}/addresses/clean`]: connectDadata,
  [`GET ${suggestions}/banks`]: asking('сбербанк'),
  [`GET ${suggestions}/banks/{bik}`]: connectDadata,
  [`GET ${suggestions}/parties`]: asking('сбербанк'),
  [`GET ${suggestions}/parties/{inn}`]: connectDadata,
  ...Object.fromEntries(
    ['channels/sync', 'contacts/sync', 'deals/sync', 'users/sync', 'messages/test', 'webhook/register'].map((what) => [
      `POST ${messenger}/${what}`,
      connectWazzup,
    ]),
  ),
  [`GET ${trackerUrl}/settings`]: trackerOnly,
  [`PUT ${trackerUrl}/settings`]: async (made) => {
    await connectTracker(made);
    return { body: { columns: [], rules: [] } };
  },
  [`POST ${trackerUrl}/sync`]: trackerOnly,
  [`POST ${trackerUrl}/webhook/register`]: trackerOnly,
  [`POST ${trackerUrl}/tasks`]: async (made) => {
    await connectTracker(made);
    return { body: { procurementId: await the(made, 'procurementId'), columnId: 'c1' } };
  },
  [`POST ${trackerUrl}/links`]: async (made) => {
    const board = await connectTracker(made);
    const [procurementId, externalId] = [await the(made, 'procurementId'), board.put().id];
    return { body: { procurementId, targetType: 'task', externalId } };
  },
  [`DELETE ${trackerUrl}/links/{id}`]: async (made) => ({ url: `${trackerUrl}/links/${(await linked(made)).id}` }),
  [`GET ${trackerUrl}/requisitions/{id}`]: async (made) => ({
    url: `${trackerUrl}/requisitions/${(await linked(made)).procurementId}`,
  }),
  'POST /api/v1/integrations/installations/{id}/sync': async (made) => {
    await connectTracker(made);
    const { json } = await made.ask('GET', '/api/v1/integrations/installations');
    const [tracker] = json.items.filter(({ slug }: { slug: string }) => slug === 'yougile');
    return { url: `/api/v1/integrations/installations/${tracker.id}/sync` };
  },
};
