import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allRoutes } from '../../src/app.ts';
import type { Route } from '../../src/kernel/routes.ts';
import { asForm } from './examples/as-form.ts';
import { filled, type Made } from './examples/made.ts';
import { parametersOf, refusedParameters } from './examples/parameters.ts';
import { exampleOf, reader } from './examples/reader.ts';
import { addressIn, before } from './examples/records.ts';
import { type Body, named, takesFiles } from './probe.ts';

/** What is refused in just these words, and why nothing of a reader's own changes that at once. */
const standsOnMore: Record<string, { code: string; why: string }> = {
  'POST /api/v1/settings/users/:id/reset-second-factor': {
    code: 'conflict',
    why: 'a second factor is added by whoever signs in with it',
  },
  'POST /api/v1/settings/users/:id/unbind-provider': {
    code: 'conflict',
    why: 'a person is bound by signing in at the provider',
  },
  'POST /api/v1/integrations/installations/:id/sync': {
    code: 'installation_not_ready',
    why: 'the card has first to reach the service it speaks to',
  },
  'POST /api/v1/integrations/installations/:id/consent': {
    code: 'conflict',
    why: 'the card of the example is the platform’s own, which asks for no consent',
  },
  'POST /api/v1/integrations/marketplace/:slug/rating': {
    code: 'business_rule_violated',
    why: 'a card is rated after seven days of use',
  },
  'POST /api/v1/integrations/publications/:id/submit': {
    code: 'business_rule_violated',
    why: 'it has not passed the checks',
  },
  'POST /api/v1/integrations/publications/:id/publish': {
    code: 'invalid_state_transition',
    why: 'nobody has reviewed it',
  },
  'POST /api/v1/contracts/:id/approve': {
    code: 'invalid_state_transition',
    why: 'somebody else has to send it for approval before',
  },
  'POST /api/v1/contracts/:id/reject': {
    code: 'invalid_state_transition',
    why: 'somebody else has to send it for approval before',
  },
  'POST /api/v1/e-documents/outgoing/:id/revoke': {
    code: 'conflict',
    why: 'a person has to send the draft at the operator before',
  },
};

type Sent = (route: Route, body: Body) => unknown;

const withExample = allRoutes.filter(exampleOf);
const ofRecords = withExample.filter((one) => one.path.includes('/:') && !takesFiles(one));
const forms = withExample.filter(takesFiles);

/** Each route whose example is refused, and in which words. */
async function refusedOf(routes: readonly Route[], sent: Sent = (_, body) => body) {
  const refused: string[] = [];
  for (const route of routes) {
    const made: Made = { ...(await reader(route)), route, ids: {} };
    const outcome = await outcomeOf(made, sent).catch(String);
    if (outcome !== standsOnMore[named(route)]?.code) refused.push(`${named(route)}: ${outcome}`);
  }
  return refused;
}

/** The code of a refusal with its words, nothing where the example was taken. */
async function outcomeOf(made: Made, sent: Sent): Promise<string | undefined> {
  const { route } = made;
  const url = await addressIn(made);
  await before[named(route)]?.(made, url);
  const body = (await filled(made, exampleOf(route))) as Body;
  const { status, json } = await made.ask(route.method, url, sent(route, body), made.headers?.(body));
  if (status < 400) return json?.failed?.length > 0 ? `${status} ${JSON.stringify(json.failed)}` : undefined;
  return standsOnMore[named(route)]
    ? json.code
    : `${status} ${json.code} ${JSON.stringify(json.errors ?? json.detail)}`;
}

test('every example of a body works as printed on a record that was made by an example', async () => {
  assert.deepEqual(await refusedOf(ofRecords), []);
});

test('every example of a form works as printed, with a file in it', async () => {
  assert.deepEqual(await refusedOf(forms, asForm), []);
});

test('every example of a parameter is taken at an address below a record that was made by an example', async () => {
  const below = allRoutes.filter(
    (one) => one.method === 'GET' && one.path.includes('/:') && parametersOf(one).length > 0,
  );
  const refused: string[] = [];
  for (const route of below) {
    const made: Made = { ...(await reader(route)), route, ids: {} };
    const url = await addressIn(made);
    // An exchange with an accounting system says `failure` in an answer of 200.
    refused.push(
      ...(await refusedParameters(made, route, ({ status, text }) => status >= 400 || text.startsWith('failure'), url)),
    );
  }
  assert.ok(below.length > 15);
  assert.deepEqual(refused, []);
});

test('what is named as standing on more is there', () => {
  const names = withExample.map(named);
  assert.deepEqual(
    Object.keys(standsOnMore).filter((one) => !names.includes(one)),
    [],
  );
});
