import { Button, Modal, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConflictNote, isConflict } from '../../../../kit/form/conflict-note.tsx';
import { DialogButtons } from '../../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../../kit/form/use-form-problem.ts';
import { say } from '../../../../kit/say.ts';
import { tellDone } from '../../../../kit/tell.tsx';
import { api, ask } from '../../../../shared/api/client.ts';
import { useKeptForm } from '../../../../shared/drafts/use-kept-form.ts';
import { usePeople } from '../../../../shared/people/use-people.ts';
import { warehouseNamesQuery } from '../../../../shared/records/warehouse-names-query.ts';
import { useMay } from '../../../../shared/session/me.ts';
import { type Header, headerFieldOf, headerFields } from '../../create/header.ts';
import { HeaderFields } from '../../create/header-fields.tsx';
import { customerQuery, type RequisitionCard, requisitionQuery } from '../../queries.ts';
import { useCardChanged } from '../use-card-changed.ts';
import { headerChanges, headerConflict, headerOf } from './header-of.ts';

/** The header in a form. Where somebody else was faster, both versions are shown and nothing typed is lost. */
export function EditHeader({ card, onClose }: { card: RequisitionCard; onClose(): void }) {
  const may = useMay();
  const { data: customer, isLoading } = useQuery({
    ...customerQuery(card.customerId ?? ''),
    enabled: card.customerId !== null && may('counterparties.read'),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={say('Requisition', 'Заявка')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      {!isLoading && <HeaderForm card={card} customerName={customer?.shortName} onClose={onClose} />}
    </Modal>
  );
}

interface HeaderFormProps {
  card: RequisitionCard;
  customerName: string | undefined;
  onClose(): void;
}

function HeaderForm({ card, customerName, onClose }: HeaderFormProps) {
  const client = useQueryClient();
  const may = useMay();
  const changed = useCardChanged();
  const { nameOf } = usePeople();
  const { data: warehouses = [] } = useQuery({ ...warehouseNamesQuery, enabled: may('warehouses.read') });
  const warehouseOf = (id: string | null) => warehouses.find((one) => one.id === id)?.name ?? '';
  const [base, setBase] = useState({ version: card.version, header: headerOf(card, customerName) });
  const [theirs, setTheirs] = useState<typeof base>();
  const form = useKeptForm<Header>({
    draft: 'requisition',
    record: card.id,
    initialValues: base.header,
    saved: base.header,
  });
  const problem = useFormProblem(form, headerFields, headerFieldOf);
  const save = useMutation({
    mutationFn: (version: number) =>
      ask(
        api.PATCH('/api/v1/purchase-requisitions/{procurementId}', {
          params: { path: { procurementId: card.id } },
          body: { ...headerChanges(form.getValues(), base.header), version },
        }),
      ),
    meta: { toldByPage: true },
    onError: async (error) => {
      if (!isConflict(error)) return problem.show(error);
      const fresh = await client.fetchQuery({ ...requisitionQuery(card.id), staleTime: 0 });
      setTheirs({ version: fresh.version, header: headerOf(fresh, await nameOfCustomer(fresh.customerId)) });
    },
    onSuccess: async () => {
      form.draft.drop();
      await changed();
      tellDone(say('Saved', 'Сохранено'));
      onClose();
    },
  });
  const nameOfCustomer = async (id: string | null) =>
    id !== null && may('counterparties.read') ? (await client.fetchQuery(customerQuery(id))).shortName : undefined;
  return (
    <form onSubmit={form.onSubmit(() => save.mutate(base.version))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        {theirs && (
          <ConflictNote
            {...headerConflict(form.getValues(), base.header, theirs.header, {
              person: nameOf,
              warehouse: warehouseOf,
            })}
            onMine={() => save.mutate(theirs.version)}
            onTheirs={() => {
              setBase(theirs);
              setTheirs(undefined);
              form.setValues(theirs.header);
            }}
          />
        )}
        <HeaderFields form={form} />
        <DialogButtons>
          <Button type="submit" loading={save.isPending}>
            {say('Save', 'Сохранить')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
