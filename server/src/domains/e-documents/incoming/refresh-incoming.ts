import { id, object } from '../../../kernel/fields.ts';
import { command, inSteps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { providerRefusals } from '../../../platform/integrations/provider-refusal.ts';
import { refreshingRight } from '../e-document-rights.ts';
import type { Operators } from '../operators.ts';
import { readAnew } from '../states/read-anew.ts';
import { incomingCard } from './incoming-card.ts';

/** The operator is asked now, instead of when its events come. */
export function refreshIncoming(operators: Operators) {
  const read = readAnew(operators);
  return command({
    name: 'e-documents.refresh-incoming',
    summary: words(
      'Ask the operator how an incoming document stands',
      'Узнать у оператора состояние входящего документа',
    ),
    description: 'Statuses come by themselves; this asks at once.',
    ...refreshingRight,
    refuses: [...providerRefusals, 'conflict', 'rate_limited'],
    input: object({ id: id() }),
    output: incomingCard,
    run: inSteps,
    steps: (steps, { id }) => read(steps, { of: 'incoming', id }),
  });
}
