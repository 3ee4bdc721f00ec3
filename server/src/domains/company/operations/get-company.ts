import { object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { company } from '../company.ts';
import { readCompany } from '../read-company.ts';

export const getCompany = query({
  name: 'company.get-company',
  summary: words('Get the company and its switches', 'Получить компанию и её настройки'),
  permission: 'company_settings.read',
  scope: ['company.read', 'settings.read'],
  input: object({}),
  output: company.view,
  run: (ctx) => readCompany(ctx.db),
});
