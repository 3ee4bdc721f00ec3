import Type, { type Static } from 'typebox';
import { currency, object } from '../../kernel/fields.ts';
import type { Manifest } from '../../kernel/integrations/manifest.ts';
import { words } from '../../kernel/problems/errors.ts';

const settings = object({
  currencies: Type.Optional(
    Type.Array(currency('Currency', { examples: ['USD'] }), {
      maxItems: 100,
      uniqueItems: true,
      default: [],
      title: 'Only these currencies; all of them when none is chosen',
      examples: [['USD', 'EUR', 'CNY']],
      'x-order': 1,
    }),
  ),
  hour: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 23,
      default: 18,
      title: 'Hour, Moscow time, when the rates of the next day are taken',
      'x-widget': 'number',
      'x-order': 2,
    }),
  ),
});

export type CbrSettings = Static<typeof settings>;

export const manifest: Manifest<typeof settings> = {
  slug: 'cbr-rates',
  name: words('Rates of the Bank of Russia', 'Курсы Банка России'),
  developer: 'Prokura',
  category: 'banks',
  shortDescription: words(
    'Official exchange rates in roubles, updated daily without any work.',
    'Официальные курсы валют к рублю, каждый день автоматически.',
  ),
  description: words(
    [
      'Every evening the rates of the next day are taken, so that quotes in other currencies compare by the official rate of their day. Days that were missed are made up for, up to a month back.',
      'The rates are written where the regional settings name the Bank of Russia as their source, in portals that count in roubles. A rate that was set by hand for a day stays.',
    ].join('\n\n'),
    [
      'Каждый вечер загружаются курсы на следующий день, чтобы предложения в валюте сравнивались по официальному курсу на свою дату. Пропущенные дни догружаются, не более чем за месяц.',
      'Курсы записываются, если в региональных настройках источником указан Банк России, а компания ведёт учёт в рублях. Курс, заданный на этот день вручную, сохраняется.',
    ].join('\n\n'),
  ),
  requirements: [
    words('The company counts in roubles', 'Валюта компании — рубль'),
    words(
      'The source of rates in the regional settings is the Bank of Russia',
      'В региональных настройках источник курсов — Банк России',
    ),
  ],
  capabilities: [
    words(
      'Rates of all currencies the bank sets, or of those you choose',
      'Курсы всех валют, которые устанавливает банк, или выбранных',
    ),
    words('Days off and missed days are understood', 'Учитываются выходные и пропущенные дни'),
  ],
  instruction: [
    words(
      'In the regional settings choose the Bank of Russia as the source of rates.',
      'В региональных настройках выберите источник курсов «Банк России».',
    ),
    words(
      'Choose currencies here if you do not need all of them, and the hour.',
      'Здесь при желании выберите валюты и час загрузки.',
    ),
    words(
      'Press “Check the connection”: no key is needed. The rates come at once, and every day from then on.',
      'Нажмите «Проверить подключение»: ключ не нужен. Курсы загрузятся сразу и дальше каждый день.',
    ),
  ],
  connectionTypes: [],
  badges: ['beta', 'platform_made'],
  dataTransfer: [{ entity: 'exchange_rate', label: words('Exchange rates', 'Курсы валют'), access: 'write' }],
  dataTags: [],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-27',
  settings,
  network: { baseUrl: 'https://www.cbr.ru' },
  // The bank publishes no limit; one portal asks twice a day.
  limit: { requests: 5, perSeconds: 1, atOnce: 2, perAddress: true },
};
