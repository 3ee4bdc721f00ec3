import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { escapeIsOwn } from '../../kit/form/escape-is-own.ts';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../kit/form/use-form-problem.ts';
import { say } from '../../kit/say.ts';
import { api, ask } from '../api/client.ts';
import { canUsePasskeys } from './can-use-passkeys.ts';

/** What proves presence, as the server names it. */
export type Way = 'password' | 'code' | 'passkey' | 'provider';

interface Props {
  ways: readonly Way[];
  onEscape: () => void;
  onProved: () => void;
}

/** The password, or a code where the person signs in by a second factor; a passkey beside it, or alone. */
export function ProveForm({ ways, onEscape, onProved }: Props) {
  const isTyped = ways.includes('password') || ways.includes('code');
  const shown = ways.includes('code') ? 'code' : 'currentPassword';
  const form = useForm({ initialValues: { currentPassword: '', code: '' } });
  const problem = useFormProblem(form, [shown]);
  const prove = useMutation({
    mutationFn: (values: typeof form.values) =>
      ask(api.POST('/api/v1/auth/prove', { body: { [shown]: values[shown] } })),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: onProved,
  });
  const proveByPasskey = useMutation({
    mutationFn: async () => (await import('./prove-by-passkey.ts')).proveByPasskey(),
    meta: { toldByPage: true },
    onSuccess: onProved,
  });
  return (
    <form
      onSubmit={form.onSubmit((values) => prove.mutate(values))}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onEscape();
      }}
    >
      <Stack>
        <Text size="sm" c="dimmed">
          {say(
            'You signed in a while ago, and this change is for nobody but you. What you typed stays on the page.',
            'С момента входа прошло время, а это изменение доступно только вам. Введённое осталось на странице.',
          )}
        </Text>
        <FormProblem error={problem.above ?? proveByPasskey.error} />
        {isTyped && shown === 'code' && (
          <TextInput
            label={say('Code of the application, or a recovery code', 'Код из приложения или резервный код')}
            autoComplete="one-time-code"
            required
            data-autofocus
            {...escapeIsOwn}
            {...form.getInputProps('code')}
          />
        )}
        {isTyped && shown === 'currentPassword' && (
          <PasswordInput
            label={say('Password', 'Пароль')}
            autoComplete="current-password"
            required
            data-autofocus
            {...escapeIsOwn}
            {...form.getInputProps('currentPassword')}
          />
        )}
        {isTyped && (
          <Button type="submit" loading={prove.isPending} {...escapeIsOwn}>
            {say('Confirm', 'Подтвердить')}
          </Button>
        )}
        {ways.includes('passkey') && canUsePasskeys() && (
          <Button
            variant={isTyped ? 'default' : 'filled'}
            loading={proveByPasskey.isPending}
            onClick={() => proveByPasskey.mutate()}
            data-autofocus={!isTyped || undefined}
            {...escapeIsOwn}
          >
            {say('Confirm by a passkey', 'Подтвердить ключом доступа')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
