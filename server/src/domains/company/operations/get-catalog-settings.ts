import { object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { catalogSettings, catalogSettingsOf } from '../catalog-settings.ts';
import { readCompany } from '../read-company.ts';

export const getCatalogSettings = query({
  name: 'company.get-catalog-settings',
  summary: words('Get the settings of the catalog', 'Получить настройки каталога'),
  permission: 'company_settings.read',
  scope: 'settings.read',
  input: object({}),
  output: catalogSettings,
  asksAtOnce: true,
  run: async (ctx) => catalogSettingsOf(await readCompany(ctx.db)),
});
