import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { approvalSubstitute } from '../../../../../nouns/approval-substitute.ts';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { labelOf, ofField } from '../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { today } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { useMay, useMe } from '../../../shared/session/me.ts';
import { peopleAtWorkQuery } from '../people-at-work-query.ts';

/** Who is away, from when until when, and who decides instead. */
export function SubstituteForm({ onClose }: { onClose(): void }) {
  const client = useQueryClient();
  const { user } = useMe();
  const may = useMay();
  const mayChooseAnybody = may('users.update');
  const { data: people = [] } = useQuery({ ...peopleAtWorkQuery, enabled: may('users.read') });
  const choices = people.map(({ id, fullName }) => ({ value: id, label: fullName }));
  const form = useKeptForm({
    draft: 'approval-substitute',
    initialValues: { userId: user.id, substituteId: '', from: today(), until: '', comment: '' },
  });
  const problem = useFormProblem(form, Object.keys(form.values));
  const saving = useMutation({
    mutationFn: ({ comment, ...values }: typeof form.values) => {
      const body = { ...values, comment: comment.trim() === '' ? null : comment };
      return ask(api.POST('/api/v1/settings/approval-substitutes', { body }));
    },
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async () => {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['settings'] });
      tellDone(say('Saved', 'Сохранено'));
      onClose();
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => saving.mutate(values))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        {mayChooseAnybody && (
          <Select
            label={labelOf(approvalSubstitute, 'userId')}
            searchable
            allowDeselect={false}
            data={choices}
            {...form.getInputProps('userId')}
          />
        )}
        <Select
          label={labelOf(approvalSubstitute, 'substituteId')}
          required
          searchable
          data={choices.filter(({ value }) => value !== form.values.userId)}
          {...form.getInputProps('substituteId')}
        />
        <Group grow align="flex-start">
          <TextInput type="date" {...ofField(approvalSubstitute, 'from')} {...form.getInputProps('from')} />
          <TextInput type="date" {...ofField(approvalSubstitute, 'until')} {...form.getInputProps('until')} />
        </Group>
        <TextInput {...ofField(approvalSubstitute, 'comment')} {...form.getInputProps('comment')} />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={saving.isPending}>
            {say('Save', 'Сохранить')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
