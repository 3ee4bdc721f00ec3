import type { Call } from '../../kernel/integrations/call.ts';
import { type CheckReport, connector, type PulledPage } from '../../kernel/integrations/connector.ts';
import { words } from '../../kernel/problems/errors.ts';
import { dayAfter, moscowDay, moscowHour, secondsUntil } from './days.ts';
import { type CbrSettings, manifest } from './manifest.ts';
import { type DayOfRates, readRates } from './read-rates.ts';

type CbrCall = Call<CbrSettings>;

/** Most days asked for in one run: what is older nobody counts by any more. */
const mostDays = 31;

export const cbrRates = connector({
  manifest,
  test: check,
  pulls: { rates: { fetch: fetchRates } },
  everySeconds: ({ hour }, now) => secondsUntil(hour ?? 18, now),
});

async function askDay({ http }: CbrCall, asked: string): Promise<DayOfRates> {
  const [year, month, day] = asked.split('-');
  const answer = await http.request({
    class: 'read',
    method: 'GET',
    path: `/scripts/XML_daily.asp?date_req=${day}/${month}/${year}`,
    operation: 'rates.daily',
  });
  return readRates(answer.bytes);
}

async function check(call: CbrCall): Promise<CheckReport> {
  const { effective, rates } = await askDay(call, moscowDay(call.now()));
  const unknown = (call.settings.currencies ?? []).filter((one) => !rates.some(({ currency }) => currency === one));
  return {
    ok: true,
    checks: [
      {
        id: 'rates',
        label: words('Rates of today', 'Курсы на сегодня'),
        result: 'ok',
        detail: words(
          `Hold from ${effective}, currencies: ${rates.length}`,
          `Действуют с ${effective.split('-').reverse().join('.')}, валют: ${rates.length}`,
        ),
      },
      {
        id: 'currencies',
        label: words('Chosen currencies', 'Выбранные валюты'),
        result: unknown.length > 0 ? 'warning' : 'ok',
        ...(unknown.length > 0 && {
          detail: words(
            `The bank sets no rate of ${unknown.join(', ')}`,
            `Банк России не устанавливает курс: ${unknown.join(', ')}`,
          ),
        }),
      },
    ],
  };
}

/**
 * Goes back from the newest day to the one reached, from one day of rates to the one before it: days off cost no call. What holds today
 * comes along every time, so that a currency chosen since is not missed.
 */
async function fetchRates(call: CbrCall, cursor: string | null): Promise<PulledPage> {
  const today = moscowDay(call.now());
  const reached = cursor !== null && cursor < today ? cursor : today;
  const items: unknown[] = [];
  let asked = moscowHour(call.now()) >= (call.settings.hour ?? 18) ? dayAfter(today) : today;
  let newest = cursor ?? '';
  for (let days = 1; ; days += 1) {
    const { effective, rates } = await askDay(call, asked);
    note(call, asked, effective);
    items.push(
      ...chosen(call, rates).map(({ currency, nominal, value }) => ({
        asked,
        date: effective,
        currency,
        nominal,
        rate: value,
      })),
    );
    if (effective > newest) newest = effective;
    if (effective <= reached || effective > asked || days === mostDays) break;
    asked = dayAfter(effective, -1);
  }
  return { items, cursor: newest, more: false, total: items.length };
}

const chosen = ({ settings }: CbrCall, rates: DayOfRates['rates']) => {
  const wanted = settings.currencies ?? [];
  return wanted.length === 0 ? rates : rates.filter(({ currency }) => wanted.includes(currency));
};

/** Both days are kept: the rates of a Monday asked for on Sunday are those of Saturday. */
const note = ({ log }: CbrCall, asked: string, effective: string) =>
  log({
    direction: 'INTERNAL',
    level: 'info',
    event: 'rates.day',
    status: 'ok',
    message: words(
      `Asked for ${asked}: rates hold from ${effective}.`,
      `Запрошено на ${asked}: курсы действуют с ${effective}.`,
    ),
    details: { asked, effective },
  });
