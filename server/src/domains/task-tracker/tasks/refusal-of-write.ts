import { ProviderError, type ProviderErrorKind } from '../../../kernel/integrations/provider.ts';
import { Refusal, type Words, words } from '../../../kernel/problems/errors.ts';
import { refusalOf } from '../../../platform/integrations/provider-refusal.ts';

interface Unfinished {
  id: string;
  installationId: string;
  status: string;
  fault: { kind: string; message: Words } | null;
}

/** Why a task was not created, or is not known to be, for the person who waits for it. */
export function refusalOfWrite({ id, installationId, status, fault }: Unfinished): Refusal {
  if (status === 'failed' && fault) return refusalOf(new ProviderError(fault.kind as ProviderErrorKind, fault.message));
  return new Refusal('upstream_error', unknown, {
    members: { rule: 'outcome_unknown', providerKind: 'unknown_outcome', writeId: id, installationId },
  });
}

const unknown = words(
  'The tracker did not say whether it has created the task. It is being looked for, and is linked when it is found.',
  'Трекер не подтвердил создание задачи. Задачу ищут и свяжут с заявкой, как только найдут.',
);
