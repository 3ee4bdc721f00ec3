import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { commercialProposal as noun } from '../../../../../nouns/commercial-proposal.ts';
import { proposalRow } from '../../../../../nouns/proposal-row.ts';
import { bind } from '../../../kit/form/bind.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { labelOf, ofField } from '../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { SelectOrMake } from '../../../shared/making/select-or-make.tsx';
import { SellerSelect } from '../../../shared/records/seller-select.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { type NewProposal, newProposalBodyOf, type Source } from '../new-proposal.ts';

interface NewProposalFormProps {
  source: Source;
  /** Where its rows come from. */
  about?: string;
  initial: NewProposal;
  onClose(): void;
}

export function NewProposalForm({ source, about, initial, onClose }: NewProposalFormProps) {
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const maySeeParties = useMay()('counterparties.read');
  const form = useKeptForm<NewProposal>({
    draft: 'new-proposal',
    record: source.kind === 'hand' ? undefined : source.id,
    initialValues: initial,
  });
  const problem = useFormProblem(form, Object.keys(initial), (field) => (field === 'customerId' ? 'customer' : field));
  const create = useMutation({
    mutationFn: (values: NewProposal) =>
      ask(api.POST('/api/v1/commercial-proposals', { body: newProposalBodyOf(source, values) })),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async ({ id, number, warnings }) => {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['proposals'] });
      tellDone(
        [`${say('Draft made', 'Черновик создан')}: ${number}`, ...warnings.map(({ message }) => message)].join('. '),
      );
      await navigate({ to: '/$portal/proposals/$id', params: { portal, id }, search: {} });
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => create.mutate(values))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        {about && (
          <Text size="sm" c="dimmed">
            {about}
          </Text>
        )}
        <TextInput {...ofField(noun, 'title')} data-autofocus {...form.getInputProps('title')} />
        {maySeeParties && <SelectOrMake of="customer" {...ofField(noun, 'customerId')} {...bind(form, 'customer')} />}
        <SellerSelect label={labelOf(noun, 'sellerProfileId')} {...bind(form, 'sellerProfileId')} />
        <TextInput type="date" {...ofField(noun, 'validUntil')} {...form.getInputProps('validUntil')} />
        {source.kind === 'requisition' && (
          <DecimalInput
            {...ofField(proposalRow, 'markupPercent')}
            description={say('Of all rows; each can be changed later.', 'Для всех строк; потом можно менять по одной.')}
            {...bind(form, 'markupPercent')}
          />
        )}
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={create.isPending}>
            {say('Create', 'Создать')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
