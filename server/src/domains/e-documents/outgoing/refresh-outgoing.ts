import { id, object } from '../../../kernel/fields.ts';
import { command, inSteps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { providerRefusals } from '../../../platform/integrations/provider-refusal.ts';
import { refreshingRight } from '../e-document-rights.ts';
import type { Operators } from '../operators.ts';
import { readAnew } from '../states/read-anew.ts';
import { outgoingCard } from './outgoing-card.ts';

/** The operator is asked now, instead of when its events come. */
export function refreshOutgoing(operators: Operators) {
  const read = readAnew(operators);
  return command({
    name: 'e-documents.refresh-outgoing',
    summary: words('Ask the operator how a document stands', 'Узнать у оператора состояние документа'),
    description:
      'Statuses come by themselves; this asks at once. Refused with `not_handed_over` while the operator has nothing.',
    ...refreshingRight,
    refuses: [...providerRefusals, 'conflict', 'rate_limited'],
    input: object({ id: id() }),
    output: outgoingCard,
    run: inSteps,
    steps: (steps, { id }) => read(steps, { of: 'outgoing', id }),
  });
}
