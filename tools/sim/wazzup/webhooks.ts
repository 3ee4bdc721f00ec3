import { json, type Reply } from '../kit/rulebook.ts';
import { headersOf } from './deliver.ts';
import { type AskedWazzup, refusal } from './rules.ts';
import { subscribable } from './seed.ts';

type Given = Readonly<Record<string, unknown>>;

export function showWebhooks({ state }: AskedWazzup): Reply {
  const { templateStatus, ...others } = state.subscriptions;
  const subscriptions = { ...others, wabaTemplatesStatus: templateStatus };
  return json(200, { webhooksUri: state.webhooksUri ?? '', subscriptions });
}

export async function setWebhooks(asked: AskedWazzup, body: Given): Promise<Reply> {
  const { state, insist, courier } = asked;
  asked.explain('body', body, ['webhooksUri', 'subscriptions']);
  const wanted = (body.subscriptions ?? {}) as Given;
  asked.explain('subscriptions', wanted, subscribable);
  const { webhooksUri = state.webhooksUri ?? '' } = body;
  const uri = typeof webhooksUri === 'string' ? webhooksUri : '';
  insist('WZ-50/long', uri.length > 200, refusal('URINOTVALID'));
  insist('WZ-51/address', !URL.canParse(uri) || !/^https?:/.test(uri), refusal('URINOTVALID'));
  const { status } = await courier.post({
    url: uri,
    body: { test: true },
    headers: headersOf(state),
    timeoutMs: 5_000,
  });
  insist('WZ-51/test', status !== 200, refusal('TESTPOSTNOTPASSED'));
  state.webhooksUri = uri;
  for (const one of subscribable) state.subscriptions[one] = wanted[one] === true;
  return json(200, { ok: true });
}
