import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { queryClient } from '../../../shared/api/query-client.ts';

/** A name by which the person will know it, then the browser's own window. */
export function AddPasskey({ suggested }: { suggested: string }) {
  const form = useForm({ initialValues: { name: suggested } });
  const problem = useFormProblem(form, ['name']);
  const add = useMutation({
    async mutationFn({ name }: typeof form.values) {
      const options = await ask(api.POST('/api/v1/auth/passkeys/options', { body: {} }));
      const { makePasskey } = await import('../../../shared/session/authenticator.ts');
      const credential = await makePasskey(options);
      return ask(api.POST('/api/v1/auth/passkeys', { body: { name, credential } }));
    },
    meta: { toldByPage: true },
    onError: problem.show,
    async onSuccess({ name }) {
      problem.clear();
      tellDone(`${say('The passkey has been added', 'Ключ доступа добавлен')}: ${name}`);
      await queryClient.invalidateQueries({ queryKey: ['me'] });
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => add.mutate(values))}>
      <Stack>
        <FormProblem error={problem.above} />
        <TextInput
          label={say('Name of the new passkey', 'Название нового ключа')}
          maxLength={80}
          required
          {...form.getInputProps('name')}
        />
        <Button type="submit" loading={add.isPending}>
          {say('Add a passkey', 'Добавить ключ доступа')}
        </Button>
      </Stack>
    </form>
  );
}
