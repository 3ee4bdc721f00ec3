import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { changeCompany } from '../change-company.ts';
import { checkCompany } from '../check-company.ts';
import { companyInput, companyRows } from '../company.input.ts';
import { company } from '../company.ts';

export const updateCompany = command({
  name: 'company.update-company',
  summary: words('Change the company and its switches', 'Изменить компанию и её настройки'),
  description: 'Fields left out stay, null clears. The name in the address of the portal never changes.',
  permission: 'company_settings.update',
  scope: 'settings.write',
  provesPresence: true,
  refuses: ['version_conflict', 'precondition_failed'],
  input: companyInput,
  output: company.view,
  run: (ctx, { version: _, ...input }) => changeCompany(ctx, (before) => companyRows(checkCompany(before, input))),
});
