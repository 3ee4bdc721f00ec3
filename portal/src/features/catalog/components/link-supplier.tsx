import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bind } from '../../../kit/form/bind.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import type { RecordOption } from '../../../kit/form/record-option.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { SelectOrMake } from '../../../shared/making/select-or-make.tsx';

interface LinkSupplierProps {
  opened: boolean;
  itemId: string;
  onClose(): void;
}

/** Somebody who supplies the item, with the price that is known. */
export function LinkSupplier(props: LinkSupplierProps) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={say('Link a supplier', 'Связать с поставщиком')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Fields {...props} />
    </Modal>
  );
}

const fields = ['counterparty', 'manualPrice', 'manualComment'];

function Fields({ itemId, onClose }: LinkSupplierProps) {
  const client = useQueryClient();
  const form = useKeptForm({
    draft: 'item-supplier',
    record: itemId,
    initialValues: {
      counterparty: null as RecordOption | null,
      manualPrice: null as string | null,
      manualComment: '',
    },
  });
  const problem = useFormProblem(form, fields, (field) => (field === 'counterpartyId' ? 'counterparty' : field));
  const link = useMutation({
    mutationFn: ({ counterparty, manualPrice, manualComment }: typeof form.values) =>
      ask(
        api.POST('/api/v1/catalog/{itemId}/supplier-links', {
          params: { path: { itemId } },
          body: { counterpartyId: counterparty?.id ?? '', manualPrice, manualComment: manualComment || null },
        }),
      ),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async ({ name }) => {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['catalog'] });
      tellDone(`${say('Supplier linked', 'Поставщик связан')}: ${name}`);
      onClose();
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => link.mutate(values))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        <SelectOrMake of="counterparty" label={say('Supplier', 'Поставщик')} required {...bind(form, 'counterparty')} />
        <DecimalInput label={say('Known price', 'Известная цена')} {...bind(form, 'manualPrice')} />
        <TextInput label={say('Comment', 'Комментарий')} {...form.getInputProps('manualComment')} />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={link.isPending} disabled={!form.values.counterparty}>
            {say('Link', 'Связать')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
