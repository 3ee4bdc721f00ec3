import { type Words, words } from '../../kit/say.ts';
import type { Tone } from '../../kit/status.tsx';
import type { Preview, Transfer } from './transfer-queries.ts';

export const transferStatuses: Record<Transfer['status'], { name: Words; tone: Tone }> = {
  uploaded: { name: words('Not applied', 'Не проведён'), tone: 'neutral' },
  applied: { name: words('Applied', 'Проведён'), tone: 'good' },
};

export const readinesses: Record<Preview['readiness'], { name: Words; tone: Tone }> = {
  ready: { name: words('Can be applied', 'Можно провести'), tone: 'accent' },
  needs_review: { name: words('Needs a look', 'Нужна проверка'), tone: 'warning' },
  blocked: { name: words('Cannot be applied yet', 'Пока нельзя провести'), tone: 'bad' },
};

export const functions: Record<Transfer['function'], { short: Words; name: Words }> = {
  invoice: { short: words('VAT invoice', 'СЧФ'), name: words('VAT invoice alone (СЧФ)', 'СЧФ — только счёт-фактура') },
  invoice_and_transfer: {
    short: words('Invoice and transfer', 'СЧФДОП'),
    name: words('VAT invoice and transfer (СЧФДОП)', 'СЧФДОП — счёт-фактура и передача'),
  },
  transfer: { short: words('Transfer', 'ДОП'), name: words('Transfer alone (ДОП)', 'ДОП — только передача') },
};

export const severities: Record<Preview['remarks'][number]['severity'], { name: Words; color: string }> = {
  block: { name: words('To be settled first', 'Сначала устраните'), color: 'red' },
  review: { name: words('Look at this before applying', 'Проверьте перед проведением'), color: 'yellow' },
  info: { name: words('For notice', 'Для сведения'), color: 'gray' },
};

export const likenesses: Record<Preview['invoicesAlike'][number]['by'], Words> = {
  number: words('the same number', 'тот же номер'),
  basis: words('the document stands on it', 'указан в основании'),
  amount: words('the same amount', 'та же сумма'),
};

export const matchedBy: Record<NonNullable<Preview['lines'][number]['matchedBy']>, Words> = {
  supplier_article: words('by the supplier’s article', 'по артикулу поставщика'),
  code: words('by our article', 'по нашему артикулу'),
  name: words('by the name', 'по наименованию'),
};
