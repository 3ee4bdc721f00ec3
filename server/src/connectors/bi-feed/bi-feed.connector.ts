import { type Check, connector } from '../../kernel/integrations/connector.ts';
import { words } from '../../kernel/problems/errors.ts';
import { standingKeys } from '../../platform/api-keys/standing-keys.ts';
import { inspection } from '../../platform/integrations/inspection.ts';
import { manifest } from './manifest.ts';

/** What a report of purchasing reads. */
const scopes = ['variables.read', 'purchase_requisitions.read'];

const inspect = inspection('bi-feed', async ({ db }) => {
  const { working, writing, lastUsedAt } = await standingKeys(db, scopes);
  const reading = working - writing;
  const key: Check = {
    id: 'key',
    label: words('A key that only reads', 'Ключ только для чтения'),
    ...(reading > 0
      ? { result: 'ok', detail: words(`Such keys: ${reading}.`, `Таких ключей: ${reading}.`) }
      : working > 0
        ? {
            result: 'warning',
            detail: words(
              'Every existing key can also write: give the report a key with `.read` scopes only.',
              'Имеющиеся ключи умеют и записывать: выдайте отчёту ключ только с правами `.read`.',
            ),
          }
        : {
            result: 'failed',
            detail: words(
              `There is none: make a key with ${scopes.join(' and ')}.`,
              `Ключа нет: создайте ключ с правами ${scopes.join(' и ')}.`,
            ),
          }),
  };
  const use: Check = {
    id: 'use',
    label: words('Reading', 'Чтение'),
    ...(lastUsedAt === null
      ? {
          result: working === 0 ? 'skipped' : 'warning',
          detail: words(
            'Nothing has been read yet: run a query of the guide “Feed a BI”.',
            'Чтения ещё не было: выполните запрос из руководства «Feed a BI».',
          ),
        }
      : { result: 'ok', detail: words(`Last read: ${lastUsedAt}.`, `Последнее чтение: ${lastUsedAt}.`) }),
  };
  return [key, use];
});

export const biFeed = connector({ manifest, inspect });
