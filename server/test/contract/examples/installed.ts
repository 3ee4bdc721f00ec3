import assert from 'node:assert/strict';
import type { Route } from '../../../src/kernel/routes.ts';
import type { Json } from '../../../src/surfaces/http/openapi/json.ts';
import { run } from '../../harness.ts';
import { headersOf, nowSeconds, type Pair, pairOf, send } from '../../inbound.ts';
import { letterConnector, openLetterOffice, orderLetter } from '../../letter-office.ts';
import { grantAccess, installMailByToken } from '../../mail-by-token.ts';
import { serveConnectors } from '../../serve-connectors.ts';
import { boardKey } from '../../task-board.ts';
import { callTaskBoard, trackerUrl } from '../../tracker.ts';
import { created, firstThere, type Made, type Make } from './made.ts';
import { exampleOf, routeOf } from './reader.ts';

const installations = '/api/v1/integrations/installations';
const publications = '/api/v1/integrations/publications';

/** Integrations, and what comes and goes through them. */
export const installedRecords: Record<string, Make> = {
  [`${installations}/:id`]: (made) =>
    made.route.path.includes('/outbox/:')
      ? loseWrite(made)
      : created(made, installations, installations, cardFor(made.route)),
  [`${installations}/:id/outbox/:entryId`]: firstThere,
  [`${installations}/:id/receipts/:receiptId`]: async (made, url) => {
    const pair = await openEndpoint(made, url.replace(/\/receipts$/, ''));
    const { status, json, text } = await send({ ...pair, event: 'price.changed', body: '{}' });
    assert.equal(status, 202, text);
    await made.work();
    return json.receiptId;
  },
  '/api/v1/webhooks/inbound/:token': async (made) => {
    const pair = await openEndpoint(made, `${installations}/${await install(made, 'webhooks-in')}`);
    made.headers = (body) =>
      headersOf({ ...pair, timestamp: nowSeconds(), event: 'price.changed', body: JSON.stringify(body) });
    return pair.token;
  },
  '/api/v1/webhooks/tasktracker/:token': async (made) => {
    const board = await callTaskBoard();
    const settings = { apiKey: `${boardKey}-of-an-example` };
    const id = await created(made, installations, installations, { publicId: 'yougile', settings });
    await made.ask('POST', `${installations}/${id}/test`);
    await made.ask('POST', `${trackerUrl}/webhook/register`);
    return board.hooks.at(-1)?.url.split('/').at(-1) ?? '';
  },
  '/api/v1/exchange/commerceml/:token': async (made) => {
    const card = `${installations}/${await installed(made, 'onec-commerceml')}`;
    const { json } = await made.ask('POST', `${card}/exchange/credentials`, {});
    const pair = Buffer.from(`${json.login}:${json.password}`).toString('base64');
    made.headers = () => ({ authorization: `Basic ${pair}` });
    return json.address.split('/').at(-1);
  },
  '/api/v1/integrations/oauth/:slug': async (made) => {
    const { mailbox } = await installMailByToken(made.portal);
    assert.match(String(await grantAccess(mailbox)), /oauth=connected$/);
    return 'email';
  },
  '/api/v1/integrations/marketplace/:slug': async (made) => {
    await created(made, installations);
    return 'cbr-rates';
  },
  [`${publications}/:id`]: async (made) => {
    await made.ask('PATCH', '/api/v1/settings/company', exampleOf(routeOf('PATCH', '/api/v1/settings/company')));
    await made.ask(
      'PUT',
      '/api/v1/integrations/publisher',
      exampleOf(routeOf('PUT', '/api/v1/integrations/publisher')),
    );
    // Its name is taken by the first who published under it, in whichever portal.
    const body = { ...exampleOf(routeOf('POST', publications)), slug: `sklad-soft.stock-watch-${Date.now()}` };
    return created(made, publications, publications, body);
  },
};

/** The example installs a card of rates; what takes webhooks, or exchanges files, is another. */
function cardFor({ path }: Route): Json | undefined {
  if (/mappings|webhook-endpoint|receipts|enable/.test(path)) return { publicId: 'webhooks-in' };
  return path.endsWith('/exchange/credentials') ? { publicId: 'onec-commerceml' } : undefined;
}

const install = (made: Made, publicId: string) => created(made, installations, installations, { publicId });

/** A card of the platform's own, at work. */
export async function installed(made: Made, publicId: string): Promise<string> {
  const id = await install(made, publicId);
  for (const verb of ['test', 'enable']) {
    const { status, text } = await made.ask('POST', `${installations}/${id}/${verb}`);
    assert.equal(status, 200, text);
  }
  return id;
}

/** The address of a card that takes webhooks, with its secret. */
async function openEndpoint({ ask }: Made, card: string): Promise<Pair> {
  await ask('POST', `${card}/enable`);
  return pairOf((await ask('POST', `${card}/webhook-endpoint/regenerate`, {})).json);
}

/** No card of the platform's own writes through the outbox yet, so one of a letter office does; its answer is lost. */
async function loseWrite(made: Made): Promise<string> {
  const office = await openLetterOffice();
  const kit = await serveConnectors([letterConnector('letters', { searches: false })]);
  const { id, token } = await kit.install(made.portal, 'letters', { url: office.url });
  made.ask = (method, path, body) => kit.ask(method, path, { token, body });
  await run(orderLetter, made.portal.owner, { installationId: id });
  office.from('loses the answer');
  await kit.drain(made.portal);
  return id;
}
