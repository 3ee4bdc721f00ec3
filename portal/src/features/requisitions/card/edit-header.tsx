import { Button, Modal, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ConflictNote, isConflict } from '../../../kit/form/conflict-note.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { usePeople } from '../../../shared/people/people.ts';
import { useMay } from '../../../shared/session/me.ts';
import { type Header, HeaderFields, headerBody, headerFieldOf, headerFields } from '../create/header-fields.tsx';
import { customerQuery, type RequisitionCard, requisitionQuery } from '../queries.ts';
import { headerDifferences, headerOf } from './header-of.ts';
import { useCardChanged } from './use-card-changed.ts';

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
  const changed = useCardChanged();
  const { nameOf } = usePeople();
  const form = useForm<Header>({ initialValues: headerOf(card, customerName) });
  const problem = useFormProblem(form, headerFields, headerFieldOf);
  const save = useMutation({
    mutationFn: ({ header, version }: { header: Header; version: number }) =>
      ask(
        api.PATCH('/api/v1/purchase-requisitions/{id}', {
          params: { path: { id: card.id } },
          body: { ...headerBody(header), version },
        }),
      ),
    meta: { toldByPage: true },
    onError: async (error) => {
      if (isConflict(error)) await client.refetchQueries({ queryKey: requisitionQuery(card.id).queryKey });
      else problem.show(error);
    },
    onSuccess: async () => {
      await changed();
      tellDone(say('Saved', 'Сохранено'));
      onClose();
    },
  });
  const send = () => save.mutate({ header: form.getValues(), version: card.version });
  return (
    <form onSubmit={form.onSubmit(() => send())}>
      <Stack>
        <FormProblem error={problem.above} />
        {isConflict(save.error) && (
          <ConflictNote
            differences={headerDifferences(form.getValues(), headerOf(card, customerName), nameOf)}
            onMine={send}
            onTheirs={() => {
              form.setValues(headerOf(card, customerName));
              save.reset();
            }}
          />
        )}
        <HeaderFields form={form} />
        <Button type="submit" loading={save.isPending} style={{ alignSelf: 'start' }}>
          {say('Save', 'Сохранить')}
        </Button>
      </Stack>
    </form>
  );
}
