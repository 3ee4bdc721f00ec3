import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { sellerProfile } from '../../../../../nouns/seller-profile.ts';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { ofField } from '../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { newSeller, newSellerBodyOf } from '../seller-values.ts';

export function SellerCreateForm({ onClose }: { onClose(): void }) {
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useKeptForm({ draft: 'seller-profile', initialValues: newSeller });
  const problem = useFormProblem(form, Object.keys(newSeller));
  const create = useMutation({
    mutationFn: (values: typeof newSeller) =>
      ask(api.POST('/api/v1/settings/seller-profiles', { body: newSellerBodyOf(values) })),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async ({ id, name }) => {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['settings'] });
      tellDone(`${say('Seller added', 'Продавец добавлен')}: ${name}`);
      await navigate({ to: '/$portal/settings/sellers/$id', params: { portal, id } });
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => create.mutate(values))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        <TextInput {...ofField(sellerProfile, 'name')} data-autofocus {...form.getInputProps('name')} />
        <TextInput {...ofField(sellerProfile, 'legalName')} {...form.getInputProps('legalName')} />
        <Group grow align="flex-start">
          <TextInput {...ofField(sellerProfile, 'inn')} inputMode="numeric" {...form.getInputProps('inn')} />
          <TextInput {...ofField(sellerProfile, 'kpp')} inputMode="numeric" {...form.getInputProps('kpp')} />
        </Group>
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={create.isPending}>
            {say('Create', 'Создать')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
