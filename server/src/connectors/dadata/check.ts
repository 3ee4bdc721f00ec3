import type { Call } from '../../kernel/integrations/call.ts';
import type { Check, CheckReport } from '../../kernel/integrations/connector.ts';
import { words } from '../../kernel/problems/errors.ts';
import { profile, suggest } from './ask-dadata.ts';
import type { DadataSettings } from './settings.ts';
import { balance, daily, parties, read } from './wire.ts';

/** A company that is in every register, for a question whose answer is known. */
const wellKnown = '7707083893';

export async function check(call: Call<DadataSettings>): Promise<CheckReport> {
  const { suggestions } = read(parties, await suggest(call, 'findById/party', { query: wellKnown, count: 1 }));
  const found = suggestions[0]?.data.inn === wellKnown;
  const checks: Check[] = [
    { id: 'key', label: words('API key', 'API-ключ'), result: 'ok' },
    {
      id: 'register',
      label: words('Search by INN', 'Поиск по ИНН'),
      result: found ? 'ok' : 'failed',
      detail: words(`INN ${wellKnown}`, `ИНН ${wellKnown}`),
    },
    ...(call.settings.secretKey ? await account(call) : [withoutSecret]),
  ];
  return { ok: checks.every(({ result }) => result !== 'failed'), checks };
}

async function account(call: Call<DadataSettings>): Promise<Check[]> {
  const { balance: held } = read(balance, await profile(call, 'profile/balance', 'profile.balance'));
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Moscow' }).format(call.now());
  const { remaining } = read(daily, await profile(call, `stat/daily?date=${today}`, 'profile.daily'));
  const left = remaining?.suggestions ?? null;
  return [
    { id: 'secret', label: words('Secret key', 'Секретный ключ'), result: 'ok' },
    { id: 'balance', label: words('Balance', 'Баланс'), result: 'ok', detail: words(`${held} RUB`, `${held} ₽`) },
    {
      id: 'quota',
      label: words('Requests left today', 'Осталось запросов сегодня'),
      result: left === 0 ? 'warning' : left === null ? 'skipped' : 'ok',
      ...(left !== null && { detail: words(String(left), String(left)) }),
    },
  ];
}

const withoutSecret: Check = {
  id: 'secret',
  label: words('Secret key', 'Секретный ключ'),
  result: 'skipped',
  detail: words(
    'Not given: the balance is not shown, and addresses cannot be cleaned.',
    'Не указан: баланс не показывается, стандартизация адресов недоступна.',
  ),
};
