import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { say } from '../../../kit/say.ts';
import { tellDone, tellProblem } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { suppliersText } from '../components/suppliers-text.ts';
import { useRfqChanged } from '../components/use-rfq-changed.ts';
import type { Requisition, RequisitionLine } from '../queries.ts';
import { bodyOfTerms, type TermsValues } from '../terms-form.ts';
import type { ChosenLines } from './lines-choice.tsx';
import type { ChosenSupplier } from './suppliers-choice.tsx';

interface Composed {
  lines: readonly RequisitionLine[];
  quantities: ChosenLines;
  suppliers: readonly ChosenSupplier[];
  terms: TermsValues;
  send: boolean;
}

interface CreateParts {
  requisition: Requisition;
  portal: string;
  onProblem(error: unknown): void;
  onMade(): void;
}

/** Makes the draft, then sends it; where sending is refused the draft stays and says why. */
export function useCreateRfq({ requisition, portal, onProblem, onMade }: CreateParts) {
  const navigate = useNavigate();
  const changed = useRfqChanged();
  return useMutation({
    mutationFn: ({ lines, quantities, suppliers, terms }: Composed) =>
      ask(
        api.POST('/api/v1/supplier-rfqs', {
          body: {
            procurementId: requisition.id,
            ...bodyOfTerms(terms),
            items: lines.map(({ id }) => ({ procurementItemId: id, quantity: quantities[id] as string })),
            recipients: suppliers.map(({ counterpartyId, email, byMessenger }) => ({
              counterpartyId,
              channel: byMessenger ? ('messenger' as const) : email === null ? ('link' as const) : ('email' as const),
            })),
          },
        }),
      ),
    meta: { toldByPage: true },
    onError: onProblem,
    onSuccess: async (made, { send }) => {
      onMade();
      if (send) await sendMade(made.id);
      else tellDone(`${say('Draft saved', 'Черновик сохранён')}: ${made.number}`);
      await changed();
      await navigate({ to: '/$portal/rfqs/$id', params: { portal, id: made.id } });
    },
  });
}

async function sendMade(id: string) {
  try {
    const { sent } = await ask(api.POST('/api/v1/supplier-rfqs/{id}/send', { params: { path: { id } }, body: {} }));
    tellDone(`${say('Sent', 'Отправлено')}: ${suppliersText(sent)}`);
  } catch (error) {
    tellProblem(error);
  }
}
