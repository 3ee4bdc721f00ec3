import Type from 'typebox';
import type { Manifest } from '../../kernel/integrations/manifest.ts';
import { words } from '../../kernel/problems/errors.ts';

const settings = Type.Object({}, { additionalProperties: false });

export const manifest: Manifest<typeof settings> = {
  slug: 'upd-import',
  name: words('UPD import', 'Импорт УПД'),
  developer: 'Prokura',
  category: 'e_documents',
  shortDescription: words(
    'Upload the supplier’s electronic UPD: it becomes an incoming invoice.',
    'Загрузите электронный УПД поставщика — он станет входящим счётом.',
  ),
  description: words(
    [
      'Reads the electronic universal transfer document (UPD, file ON_NSCHFDOPPR) of formats 5.01, 5.02 and 5.03, by itself or in the archive that the operator hands out, and shows what stands in it: the supplier, whom it is for, number, day, every line with its unit, price and VAT, and whether its totals add up.',
      'Nothing is written before a person has confirmed it. Lines are matched where it is certain: by the supplier’s article, or by what was decided for that supplier. An invoice that is known already is named, and the document is attached to it instead of making a second one.',
      'The signed file is kept with the invoice byte for byte. Corrected documents and corrections of their sums are refused with the reason: an invoice is corrected by hand.',
    ].join('\n\n'),
    [
      'Читает электронный универсальный передаточный документ (УПД, файл ON_NSCHFDOPPR) форматов 5.01, 5.02 и 5.03 — отдельным файлом или в архиве оператора — и показывает, что в нём: поставщик, покупатель, номер, дата, каждая строка с единицей, ценой и НДС, и сходятся ли итоги.',
      'Ничего не записывается без подтверждения человеком. Строки сопоставляются только наверняка: по артикулу поставщика или с тем, что решено купить у него. Уже известный счёт будет назван, и документ прикрепится к нему, а не создаст второй.',
      'Подписанный файл хранится при счёте байт в байт. Исправления и корректировки (ИспрДок, УКД) отклоняются с объяснением: счёт исправляют вручную.',
    ].join('\n\n'),
  ),
  requirements: [
    words(
      'The seller’s part of a UPD in XML (windows-1251 or UTF-8), or the operator’s ZIP archive with it, up to 16 MiB',
      'Титул продавца УПД в XML (windows-1251 или UTF-8) или ZIP-архив оператора с ним, до 16 МиБ',
    ),
    words(
      'INN in the settings of the company and in the cards of suppliers',
      'ИНН в настройках компании и в карточках поставщиков',
    ),
  ],
  capabilities: [
    words('Invoices for VAT, transfers, and both in one are told apart', 'Различает функции СЧФ, СЧФДОП и ДОП'),
    words('Totals are checked line by line', 'Проверяет суммы строк и итоги'),
    words('A document is applied once', 'Проводит документ один раз'),
    words('The signed file is kept unchanged', 'Хранит подписанный файл без изменений'),
  ],
  instruction: [
    words('Install the integration and check it.', 'Установите интеграцию и проверьте её.'),
    words(
      'With your e-document operator, save the UPD: the XML file, or the archive of the document.',
      'В сервисе оператора ЭДО сохраните УПД: файл XML или архив документа.',
    ),
    words(
      'Upload it: Invoices → UPD, or `POST /api/v1/e-documents/transfer-documents`; look at the preview.',
      'Загрузите его: «Счета → УПД» или `POST /api/v1/e-documents/transfer-documents`; проверьте предпросмотр.',
    ),
    words(
      'Make an incoming invoice of it there, or by `POST /api/v1/e-documents/transfer-documents/{id}/apply`: the file is attached.',
      'Создайте там же входящий счёт или проведите документ запросом `POST /api/v1/e-documents/transfer-documents/{id}/apply`: файл приложится к счёту.',
    ),
  ],
  connectionTypes: ['file'],
  badges: ['beta', 'platform_made'],
  dataTransfer: [
    { entity: 'invoice', label: words('Incoming invoices', 'Входящие счета'), access: 'write' },
    {
      entity: 'catalog_item',
      label: words('Catalog items, to match only', 'Номенклатура — только для сопоставления'),
      access: 'read',
    },
  ],
  dataTags: ['invoices', 'nomenclature'],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-27',
  settings,
};
