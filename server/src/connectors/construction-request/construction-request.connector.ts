import { type Check, connector } from '../../kernel/integrations/connector.ts';
import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { pastImports } from '../../platform/exchange/past-imports.ts';
import { inspection } from '../../platform/integrations/inspection.ts';
import { manifest } from './manifest.ts';

const inspect = inspection('construction-request', async ({ db }) => {
  const company = await db.first<{ construction: boolean }>(
    sql`select construction from company_profiles where tenant_id = ${db.tenant}`,
  );
  const { applied, lastAppliedAt } = await pastImports(db, ['construction_request']);
  const extension: Check = {
    id: 'extension',
    label: words('Construction extension', 'Расширение «Строительство»'),
    ...(company?.construction
      ? { result: 'ok' }
      : {
          result: 'failed',
          detail: words(
            'It is switched off: switch it on under Settings → Company.',
            'Отключено: включите в «Настройки → Компания».',
          ),
        }),
  };
  const imports: Check = {
    id: 'imports',
    label: words('Requests of the last month', 'Заявки за последний месяц'),
    ...(applied === 0
      ? {
          result: 'warning',
          detail: words(
            'None has arrived yet: give the template to the site.',
            'Ещё ни одной: передайте шаблон на объект.',
          ),
        }
      : {
          result: 'ok',
          detail: words(
            `Applied: ${applied}, most recently at ${lastAppliedAt}.`,
            `Применено: ${applied}, последняя — ${lastAppliedAt}.`,
          ),
        }),
  };
  return [extension, imports];
});

export const constructionRequest = connector({ manifest, inspect });
