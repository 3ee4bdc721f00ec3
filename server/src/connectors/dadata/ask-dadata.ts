import type { Call } from '../../kernel/integrations/call.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { DadataSettings } from './settings.ts';

const suggestions = '/suggestions/api/4_1/rs';

/** Suggestions and searches: nothing changes there, so they may be repeated. */
export const suggest = (call: Call<DadataSettings>, what: string, body: Record<string, unknown>): Promise<unknown> =>
  send(call, {
    class: 'read',
    method: 'POST',
    path: `${suggestions}/${what}`,
    operation: what.replace('/', '.'),
    body,
  });

/** Every cleaned text is paid for: one that may have been cleaned is never sent again by itself. */
export const clean = (call: Call<DadataSettings>, texts: readonly string[]): Promise<unknown> =>
  send(call, {
    class: 'unsafe-write',
    method: 'POST',
    at: 'cleaner',
    path: '/api/v1/clean/address',
    operation: 'clean.address',
    body: texts,
    secret: true,
  });

export const profile = (call: Call<DadataSettings>, path: string, operation: string): Promise<unknown> =>
  send(call, { class: 'read', method: 'GET', at: 'profile', path: `/api/v2/${path}`, operation, secret: true });

interface Sent {
  class: 'read' | 'unsafe-write';
  method: 'GET' | 'POST';
  at?: string;
  path: string;
  operation: string;
  body?: unknown;
  secret?: true;
}

async function send({ http, settings }: Call<DadataSettings>, { body, secret, ...request }: Sent): Promise<unknown> {
  if (secret && !settings.secretKey) throw noSecret();
  try {
    const answer = await http.request({
      ...request,
      headers: {
        authorization: `Token ${settings.apiKey}`,
        accept: 'application/json',
        'content-type': 'application/json',
        ...(secret && { 'x-secret': settings.secretKey ?? '' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return answer.json();
  } catch (error) {
    throw error instanceof ProviderError && error.status === 403 ? forbidden(error) : error;
  }
}

/**
 * One status for a wrong key, an unconfirmed e-mail, a used-up day and an empty purse: only the words of the refusal part them. The
 * words themselves go no further, for they repeat the key.
 */
function forbidden({ answer }: ProviderError): ProviderError {
  const said = answer?.text() ?? '';
  if (/disabled for token|limit|quota|exceed|лимит|квот|исчерпан/i.test(said)) return usedUp();
  if (/balance|money|funds|баланс|средств/i.test(said)) return noMoney();
  if (/e-?mail|confirm|почт/i.test(said)) return unconfirmed();
  return wrongKey();
}

const usedUp = () =>
  new ProviderError(
    'quota',
    words(
      "Today's requests to DaData are used up. They are there again tomorrow, or with a larger plan.",
      'Суточный лимит запросов к DaData исчерпан. Запросы снова будут доступны завтра или на старшем тарифе.',
    ),
    { status: 403 },
  );

const noMoney = () =>
  new ProviderError(
    'quota',
    words('The balance at DaData is empty: top it up.', 'На балансе DaData нет средств: пополните его.'),
    { status: 403 },
  );

const unconfirmed = () =>
  new ProviderError(
    'forbidden',
    words('Confirm the e-mail of your DaData account.', 'Подтвердите электронную почту в личном кабинете DaData.'),
    { status: 403 },
  );

const wrongKey = () =>
  new ProviderError(
    'auth',
    words(
      'DaData does not recognise the key. Copy it again from your DaData account.',
      'DaData не принимает ключ. Скопируйте его заново из личного кабинета.',
    ),
    { status: 403 },
  );

const noSecret = () =>
  new ProviderError(
    'validation',
    words(
      'Cleaning addresses needs the secret key of DaData: enter it in the settings.',
      'Для стандартизации адресов нужен секретный ключ DaData: укажите его в настройках.',
    ),
  );
