import { type Words, words } from '../../../kit/say.ts';
import type { Tone } from '../../../kit/status.tsx';
import type { Manifest, Publication } from './queries.ts';

export const publicationStatuses: Record<Publication['status'], { name: Words; tone: Tone }> = {
  draft: { name: words('Draft', 'Черновик'), tone: 'neutral' },
  changes_requested: { name: words('Changes requested', 'Нужны исправления'), tone: 'warning' },
  in_review: { name: words('In review', 'На проверке'), tone: 'accent' },
  approved: { name: words('Approved', 'Одобрена'), tone: 'good' },
  published: { name: words('Published', 'Опубликована'), tone: 'good' },
  suspended: { name: words('Suspended', 'Приостановлена'), tone: 'bad' },
};

export const dataTags: Record<Manifest['dataTags'][number], Words> = {
  suppliers: words('Suppliers', 'Поставщики'),
  pr: words('Requisitions', 'Заявки'),
  invoices: words('Invoices', 'Счета'),
  nomenclature: words('Catalog', 'Номенклатура'),
  statuses: words('Statuses', 'Статусы'),
};
