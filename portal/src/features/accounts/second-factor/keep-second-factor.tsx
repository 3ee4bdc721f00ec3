import { Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { queryClient } from '../../../shared/api/query-client.ts';

interface Props {
  standing: { enabledAt: string | null; recoveryCodesLeft: number };
  onRenewed: (recoveryCodes: readonly string[]) => void;
}

/** What is on: new recovery codes, or turning it off; both take the password and a code. */
export function KeepSecondFactor({ standing, onRenewed }: Props) {
  const form = useForm({ initialValues: { currentPassword: '', code: '' } });
  const problem = useFormProblem(form, ['currentPassword', 'code']);
  const told = { meta: { toldByPage: true }, onError: problem.show };
  const renew = useMutation({
    mutationFn: (body: typeof form.values) => ask(api.POST('/api/v1/auth/second-factor/recovery-codes', { body })),
    ...told,
    onSuccess: ({ recoveryCodes }) => onRenewed(recoveryCodes),
  });
  const remove = useMutation({
    mutationFn: (body: typeof form.values) => ask(api.POST('/api/v1/auth/second-factor/remove', { body })),
    ...told,
    async onSuccess() {
      tellDone(say('The second factor is off', 'Второй фактор отключён'));
      await queryClient.invalidateQueries({ queryKey: ['me'] });
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => renew.mutate(values))}>
      <Stack>
        <div>
          {say('On since', 'Включён')} {showInstant(standing.enabledAt)}.{' '}
          {say('Recovery codes left:', 'Осталось резервных кодов:')} {standing.recoveryCodesLeft}.
        </div>
        <FormProblem error={problem.above} />
        <PasswordInput
          label={say('Current password', 'Текущий пароль')}
          autoComplete="current-password"
          required
          {...form.getInputProps('currentPassword')}
        />
        <TextInput
          label={say('Code of the application, or a recovery code', 'Код из приложения или резервный код')}
          autoComplete="one-time-code"
          required
          {...form.getInputProps('code')}
        />
        <Group>
          <Button type="submit" loading={renew.isPending}>
            {say('New recovery codes', 'Новые резервные коды')}
          </Button>
          <Button
            variant="default"
            loading={remove.isPending}
            onClick={() => form.onSubmit((values) => remove.mutate(values))()}
          >
            {say('Turn off', 'Отключить')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
