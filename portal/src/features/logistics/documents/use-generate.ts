import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { today } from '../../../kit/format.ts';
import { counted } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import type { DocumentsSearch } from '../searches.ts';
import { generationOf, newDocuments } from './generate-values.ts';

/** Documents of a requisition while they are wanted: what is missing is told by its field, and the rest above. */
export function useGenerate(of: DocumentsSearch, onClose: () => void) {
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const initialValues = newDocuments(of, today());
  const record = of.batch ?? of.route ?? of.procurement;
  const form = useKeptForm({ draft: 'delivery-documents', record, initialValues, never: ['attorney'] });
  const problem = useFormProblem(form, Object.keys(initialValues), (field) => places[field] ?? field);
  const make = useMutation({
    mutationFn: (values: typeof initialValues) =>
      ask(
        api.POST('/api/v1/logistics/procurements/{procurementId}/documents', {
          params: { path: { procurementId: of.procurement ?? values.procurement?.id ?? '' } },
          body: generationOf(values, of),
        }),
      ),
    meta: { toldByPage: true },
    onError: problem.show,
    async onSuccess(made) {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['logistics'] });
      const all = Array.isArray(made) ? made : [made];
      const many = counted(
        all.length,
        ['document made', 'documents made'],
        [...(['документ создан', 'документа создано', 'документов создано'] as const)],
      );
      tellDone(
        `${many}: ${all
          .slice(0, 3)
          .map(({ number }) => number)
          .join(', ')}${all.length > 3 ? '…' : ''}`,
      );
      onClose();
      const [first] = all;
      if (first && all.length === 1) await navigate({ to: `/${portal}/logistics/documents/${first.id}` as '/' });
    },
  });
  return { form, above: problem.above, make };
}

/** Where what is missing stands in the form, where the two differ. */
const places: Readonly<Record<string, string>> = {
  ...{ shipper: 'shipperId', consignee: 'consigneeId', carrierName: 'carrierId' },
  ...{ driverName: 'driverId', vehicleNumber: 'vehicleId' },
};

export type GenerateFormState = ReturnType<typeof useGenerate>['form'];
