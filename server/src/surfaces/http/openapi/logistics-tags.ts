import { words } from '../../../kernel/problems/errors.ts';
import type { Tag } from './integration-tags.ts';

/** Sections of what carries the goods. */
export const logisticsTags: Readonly<Record<string, Tag>> = {
  Logistics: {
    name: words('Logistics', 'Логистика'),
    description: words(
      'Where goods are loaded and unloaded, who drives, what carries them, and where it was.',
      'Где грузят и разгружают, кто возит, на чём и где был транспорт.',
    ),
  },
  'Delivery documents': {
    name: words('Delivery documents', 'Документы на доставку'),
    description: words(
      'Papers that go with deliveries: UPD, TORG-12, waybills, powers of attorney, notes, lists and acts.',
      'УПД, ТОРГ-12, транспортные накладные, доверенности, накладные, упаковочные листы и акты.',
    ),
  },
  'Driver links': {
    name: words('Driver links', 'Ссылки водителей'),
    description: words(
      'What a driver does without an account: the token of the link is the key, and shows what is brought where and nothing behind it.',
      'Что водитель делает без учётной записи: токен ссылки заменяет вход и показывает только, что и куда везти.',
    ),
  },
};
