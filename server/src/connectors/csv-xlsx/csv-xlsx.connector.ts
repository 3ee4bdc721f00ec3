import { type Check, connector } from '../../kernel/integrations/connector.ts';
import { words } from '../../kernel/problems/errors.ts';
import { pastImports } from '../../platform/exchange/past-imports.ts';
import { inspection } from '../../platform/integrations/inspection.ts';
import { manifest } from './manifest.ts';

const inspect = inspection('csv-xlsx', async ({ db }) => {
  const { applied, lastAppliedAt, waiting } = await pastImports(db, ['catalog', 'pr_items', 'pr_supplier_prices']);
  const template: Check = {
    id: 'template',
    label: words('Template', 'Шаблон'),
    result: 'ok',
    detail: words('At `/api/v1/catalog/exchange/template`.', 'По адресу `/api/v1/catalog/exchange/template`.'),
  };
  const imports: Check = {
    id: 'imports',
    label: words('Imports of the last month', 'Импорты за последний месяц'),
    ...(applied === 0
      ? {
          result: 'warning',
          detail: words(
            'Nothing has been applied yet: fill in the template and upload it.',
            'Ещё ничего не применено: заполните шаблон и загрузите его.',
          ),
        }
      : {
          result: 'ok',
          detail: words(
            `Applied: ${applied}, most recently at ${lastAppliedAt}.`,
            `Применено: ${applied}, последний — ${lastAppliedAt}.`,
          ),
        }),
  };
  const previews: Check = {
    id: 'previews',
    label: words('Previews', 'Предпросмотры'),
    ...(waiting === 0
      ? { result: 'ok' }
      : {
          result: 'warning',
          detail: words(
            `Waiting for a person: ${waiting}. They expire a day after upload.`,
            `Ждут подтверждения: ${waiting}. Они исчезают через сутки после загрузки.`,
          ),
        }),
  };
  return [template, imports, previews];
});

export const csvXlsx = connector({ manifest, inspect });
