import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { SecretToScan } from './secret-to-scan.tsx';

interface Props {
  isDemanded: boolean;
  onAdded: (recoveryCodes: readonly string[]) => void;
}

/** First the password, then a code of the application that has read the secret. */
export function AddSecondFactor({ isDemanded, onAdded }: Props) {
  const form = useForm({ initialValues: { currentPassword: '', code: '' } });
  const problem = useFormProblem(form, ['currentPassword', 'code']);
  const begin = useMutation({
    mutationFn: ({ currentPassword }: typeof form.values) =>
      ask(api.POST('/api/v1/auth/second-factor', { body: { currentPassword } })),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: problem.clear,
  });
  const confirm = useMutation({
    mutationFn: (body: typeof form.values) => ask(api.POST('/api/v1/auth/second-factor/confirm', { body })),
    meta: { toldByPage: true },
    onError: problem.show,
    async onSuccess({ recoveryCodes }) {
      onAdded(recoveryCodes);
      await queryClient.invalidateQueries({ queryKey: ['me'] });
    },
  });
  const given = begin.data;
  return (
    <form onSubmit={form.onSubmit((values) => (given ? confirm : begin).mutate(values))}>
      <Stack>
        <div>
          {isDemanded
            ? say(
                'Your role signs in by a code beside the password. Nothing else is open until you add it.',
                'Ваша роль требует входа с кодом. Пока он не подключён, остальное закрыто.',
              )
            : say(
                'A code of an application on your telephone beside the password: a stolen password alone opens nothing.',
                'Код из приложения на телефоне в дополнение к паролю: одного украденного пароля мало.',
              )}
        </div>
        <FormProblem error={problem.above} />
        <PasswordInput
          label={say('Current password', 'Текущий пароль')}
          autoComplete="current-password"
          required
          readOnly={given !== undefined}
          {...form.getInputProps('currentPassword')}
        />
        {given && (
          <>
            <SecretToScan {...given} />
            <TextInput
              label={say('Code of the application', 'Код из приложения')}
              autoComplete="one-time-code"
              inputMode="numeric"
              required
              autoFocus
              {...form.getInputProps('code')}
            />
          </>
        )}
        <Button type="submit" loading={begin.isPending || confirm.isPending}>
          {given ? say('Turn on', 'Включить') : say('Go on', 'Продолжить')}
        </Button>
      </Stack>
    </form>
  );
}
