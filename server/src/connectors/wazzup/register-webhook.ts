import type { Call } from '../../kernel/integrations/call.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import type { ProviderWebhook, Registration, RegistrationState } from '../../kernel/integrations/provider-webhook.ts';
import { words } from '../../kernel/problems/errors.ts';
import { ask } from './ask-wazzup.ts';
import type { WazzupSettings } from './settings.ts';
import { read, webhooks } from './wire.ts';

type WazzupCall = Call<WazzupSettings>;
type Webhook = ProviderWebhook<WazzupSettings>;
type Standing = Awaited<ReturnType<typeof readWebhooks>>;

/** Wazzup takes no longer address. */
const longest = 200;

/** Creation of contacts and deals would have to be answered with a record: it stays off. */
const wanted = {
  messagesAndStatuses: true,
  contactsAndDealsCreation: false,
  channelsUpdates: true,
  templateStatus: false,
};

const none = {
  messagesAndStatuses: false,
  contactsAndDealsCreation: false,
  channelsUpdates: false,
  templateStatus: false,
};

export const readWebhooks = async (call: WazzupCall) =>
  read(webhooks, await ask(call, { class: 'read', method: 'GET', path: '/webhooks', operation: 'webhooks.get' }));

/** An account has room for one address, and no way to take it out: what stands there is kept to be given back. */
export async function register(
  call: WazzupCall,
  { url, held, takeOver }: Parameters<Webhook['register']>[1],
): Promise<Registration> {
  if (url.length > longest) throw tooLong();
  const current = await readWebhooks(call);
  const standing = current.webhooksUri || null;
  const isForeign = standing !== null && standing !== url && standing !== held?.url && !isLeftBehind(call, current);
  if (isForeign && !takeOver && call.settings.takeOverWebhook !== true) return { taken: hostOf(standing) };
  await write(call, url, wanted);
  const { webhooksUri } = await readWebhooks(call);
  if (webhooksUri !== url) throw notKept();
  const previous = isForeign
    ? { previous: standing, subscriptions: subscriptionsIn(current.subscriptions) }
    : { previous: held?.previous ?? null, subscriptions: held?.subscriptions ?? null };
  return { state: { url, ...previous } };
}

/** Gives the address before back. Where there was none, nothing is posted to us any more. */
export async function unregister(
  call: WazzupCall,
  { state }: { url: string; state: RegistrationState },
): Promise<void> {
  const { webhooksUri } = await readWebhooks(call);
  const ours = String(state.url);
  if (webhooksUri !== ours) return;
  if (typeof state.previous === 'string')
    await write(call, state.previous, (state.subscriptions as Record<string, boolean> | null) ?? wanted);
  else await write(call, ours, none);
}

/** An address of ours that nothing is posted to: what an integration that was deleted has left behind. */
export const isLeftBehind = ({ publicUrl }: WazzupCall, { webhooksUri, subscriptions }: Standing): boolean =>
  webhooksUri?.startsWith(`${publicUrl}/`) === true && !Object.values(subscriptions ?? {}).includes(true);

const write = (call: WazzupCall, webhooksUri: string, subscriptions: Readonly<Record<string, boolean>>) =>
  ask(call, {
    class: 'idempotent-write',
    method: 'PATCH',
    path: '/webhooks',
    operation: 'webhooks.set',
    body: { webhooksUri, subscriptions },
  });

/** What the other system was subscribed to; one of them is read under another name than it is written. */
function subscriptionsIn(told: Readonly<Record<string, unknown>> | null | undefined): Record<string, boolean> {
  const named = { ...told, templateStatus: told?.templateStatus ?? told?.wabaTemplatesStatus };
  return Object.fromEntries(Object.keys(wanted).map((name) => [name, named[name as keyof typeof named] === true]));
}

/** The host alone: the rest of an address may be a secret of whoever receives there. */
export const hostOf = (address: string): string => URL.parse(address)?.host ?? '—';

const tooLong = () =>
  new ProviderError(
    'validation',
    words(
      `Wazzup takes addresses of at most ${longest} characters: the address of the portal is longer.`,
      `Wazzup принимает адреса до ${longest} знаков: адрес портала длиннее.`,
    ),
  );

const notKept = () =>
  new ProviderError(
    'contract_violation',
    words('Wazzup did not keep the address it took.', 'Wazzup принял адрес, но не сохранил его.'),
  );
