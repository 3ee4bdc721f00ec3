import { object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { regional } from '../regional.ts';
import { readRegional } from '../regional-settings.ts';

export const getRegional = query({
  name: 'company.get-regional',
  summary: words('Get the regional settings', 'Получить региональные настройки'),
  permission: 'company_settings.read',
  scope: 'settings.read',
  input: object({}),
  output: regional.view,
  asksAtOnce: true,
  run: (ctx) => readRegional(ctx.db),
});
