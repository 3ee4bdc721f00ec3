import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RecordOption } from '../../../kit/form/record-option.ts';
import { RecordSelect } from '../../../kit/form/record-select.tsx';
import { say } from '../../../kit/say.ts';
import { findCounterparties } from '../../../shared/records/find-counterparties.ts';
import { nameSupplier, type Preview, previewQuery } from '../transfer-queries.ts';

/** Whom of ours the seller is, where the numbers tell nobody or several. */
export function SupplierChoice({ document }: { document: Preview }) {
  const client = useQueryClient();
  const { id, supplier, suppliers } = document;
  const name = useMutation({
    mutationFn: (chosen: RecordOption | null) => nameSupplier(id, chosen?.id ?? null),
    onSuccess: (next) => client.setQueryData(previewQuery(id).queryKey, next),
  });
  const branches = suppliers.map(({ counterpartyId, name, kpp }) => ({
    id: counterpartyId,
    label: name,
    about: kpp ? `${say('KPP', 'КПП')} ${kpp}` : undefined,
  }));
  const isOne = ({ label, about }: RecordOption, search: string) =>
    `${label} ${about ?? ''}`.toLowerCase().includes(search.toLowerCase());
  return (
    <RecordSelect
      kind={branches.length > 0 ? `sellers-${id}` : 'counterparties'}
      mt="md"
      maw={420}
      label={say('Which supplier is it from', 'От какого вашего поставщика')}
      placeholder={say('Name or INN', 'Название или ИНН')}
      disabled={name.isPending}
      value={supplier && { id: supplier.counterpartyId, label: supplier.name }}
      onChange={(chosen) => name.mutate(chosen)}
      find={branches.length > 0 ? async (search) => branches.filter((one) => isOne(one, search)) : findCounterparties}
    />
  );
}
