import { object } from '../../kernel/fields.ts';
import type { Manifest } from '../../kernel/integrations/manifest.ts';
import { words } from '../../kernel/problems/errors.ts';

export const manifest: Manifest = {
  slug: 'construction-request',
  name: words('Construction request', 'Строительная заявка'),
  developer: 'Prokura',
  category: 'industry',
  shortDescription: words(
    'A foreman’s request by sections and works comes from XLSX into a requisition.',
    'Заявка прораба по разделам и видам работ — из XLSX в заявку на закупку.',
  ),
  description: words(
    'Three columns more than any list of materials: the section of the estimate, the kind of work, and the need that lines are bought together for. The requisition itself holds the project, the object and the stage.\n\nThe file is read into a preview, lines are linked to the catalog, and nothing is written before a person applies it.',
    'К обычному списку материалов добавлены три колонки: раздел сметы, вид работ и группа потребности, по которой строки закупаются вместе. Проект, объект и этап хранит сама заявка.\n\nФайл читается в предпросмотр, строки связываются с каталогом, и до подтверждения ничего не записывается.',
  ),
  requirements: [
    words(
      'The construction extension of the company switched on',
      'Включённое расширение «Строительство» в настройках компании',
    ),
    words('The right to import lines of requisitions', 'Право импорта строк заявок'),
  ],
  capabilities: [
    words('A template in XLSX, CSV and TSV', 'Шаблон в XLSX, CSV и TSV'),
    words(
      'Import of lines by section, kind of work and need, with a preview',
      'Импорт строк по разделам, видам работ и группам потребности, с предпросмотром',
    ),
  ],
  instruction: [
    words(
      'Switch the extension on: Settings → Company → Construction, or `PATCH /api/v1/settings/company` with `{"extensions": {"construction": true}}`.',
      'Включите расширение: «Настройки → Компания → Строительство» или `PATCH /api/v1/settings/company` с `{"extensions": {"construction": true}}`.',
    ),
    words(
      'Make a requisition with its project, object and stage: `POST /api/v1/purchase-requisitions`.',
      'Создайте заявку с проектом, объектом и этапом: `POST /api/v1/purchase-requisitions`.',
    ),
    words(
      'Download `GET /api/v1/purchase-requisitions/{procurementId}/exchange/template?kind=construction_request` and hand it to the site.',
      'Скачайте `GET /api/v1/purchase-requisitions/{procurementId}/exchange/template?kind=construction_request` и передайте на объект.',
    ),
    words(
      'Upload the filled file to `POST /api/v1/purchase-requisitions/{procurementId}/exchange/imports` with `kind=construction_request`, look through the preview and apply it.',
      'Загрузите заполненный файл в `POST /api/v1/purchase-requisitions/{procurementId}/exchange/imports` с `kind=construction_request`, проверьте предпросмотр и примените.',
    ),
  ],
  connectionTypes: ['file'],
  badges: ['platform_made'],
  dataTransfer: [
    { entity: 'procurement', label: words('Requisitions and their lines', 'Заявки и их строки'), access: 'write' },
  ],
  dataTags: ['pr'],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  settings: object({}),
};
