import { type Check, connector } from '../../kernel/integrations/connector.ts';
import { words } from '../../kernel/problems/errors.ts';
import { standingKeys } from '../../platform/api-keys/standing-keys.ts';
import { inspection } from '../../platform/integrations/inspection.ts';
import { manifest } from './manifest.ts';

const inspect = inspection('rest-api', async ({ db }) => {
  const { working, ending, lastUsedAt } = await standingKeys(db);
  const key: Check = {
    id: 'key',
    label: words('A working key', 'Действующий ключ'),
    ...(working === 0
      ? {
          result: 'failed',
          detail: words(
            'There is none: create one under Settings → API keys.',
            'Ключей нет: создайте в «Настройки → Ключи API».',
          ),
        }
      : { result: 'ok', detail: words(`Working keys: ${working}.`, `Действующих ключей: ${working}.`) }),
  };
  const use: Check = {
    id: 'use',
    label: words('Calls', 'Обращения'),
    ...(lastUsedAt === null
      ? {
          result: working === 0 ? 'skipped' : 'warning',
          detail: words(
            'No key has been used yet: call `GET /api/v1/integration-api/meta`.',
            'Обращений ещё не было: запросите `GET /api/v1/integration-api/meta`.',
          ),
        }
      : { result: 'ok', detail: words(`Last call: ${lastUsedAt}.`, `Последнее обращение: ${lastUsedAt}.`) }),
  };
  const end: Check = {
    id: 'end',
    label: words('Keys that end soon', 'Ключи с истекающим сроком'),
    ...(ending > 0
      ? {
          result: 'warning',
          detail: words(
            `Expiring within 30 days: ${ending}. Rotate them in time.`,
            `Истекают в ближайшие 30 дней: ${ending}. Замените их заранее.`,
          ),
        }
      : { result: 'ok' }),
  };
  return [key, use, end];
});

export const restApi = connector({ manifest, inspect });
