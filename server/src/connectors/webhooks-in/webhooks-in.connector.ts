import { type Check, connector } from '../../kernel/integrations/connector.ts';
import { words } from '../../kernel/problems/errors.ts';
import { type StandingWebhooks, standingWebhooks } from '../../platform/integrations/inbound/standing-webhooks.ts';
import {
  addressStands,
  failedReceipts,
  lastHeard,
  noAddress,
} from '../../platform/integrations/inbound/webhook-checks.ts';
import { inspection } from '../../platform/integrations/inspection.ts';
import { manifest } from './manifest.ts';

const inspect = inspection(manifest.slug, async ({ db }) => {
  const standing = await standingWebhooks(db, manifest.slug);
  return standing ? [addressStands, mapped(standing), lastHeard(standing), failedReceipts(standing)] : [noAddress];
});

export const webhooksIn = connector({ manifest, inspect });

const mapped = ({ mappings }: StandingWebhooks): Check => ({
  id: 'mappings',
  label: words('Mappings', 'Сопоставления'),
  ...(mappings > 0
    ? { result: 'ok', detail: words(`Active: ${mappings}.`, `Действует: ${mappings}.`) }
    : {
        result: 'warning',
        detail: words(
          'There is none yet: events are kept, but nothing is done with them.',
          'Пока нет ни одного: события сохраняются, но ничего не меняют.',
        ),
      }),
});
