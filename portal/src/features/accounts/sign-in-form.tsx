import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { say } from '../../kit/say.ts';
import { ask, visitorApi } from '../../shared/api/client.ts';
import { beginSession } from '../../shared/session/session.ts';

/** E-mail and password; `email` stands fixed when a lost session is renewed above a page. */
export function SignInForm({ email, onDone }: { email?: string; onDone?: () => void }) {
  const form = useForm({ initialValues: { email: email ?? '', password: '' } });
  const signIn = useMutation({
    mutationFn: (body: { email: string; password: string }) => ask(visitorApi.POST('/api/v1/auth/login', { body })),
    meta: { toldByPage: true },
    onSuccess(session) {
      beginSession(session);
      onDone?.();
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => signIn.mutate(values))}>
      <Stack>
        <FormProblem error={signIn.error} />
        <TextInput
          label={say('E-mail', 'Электронная почта')}
          type="email"
          autoComplete="username"
          required
          readOnly={email !== undefined}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label={say('Password', 'Пароль')}
          autoComplete="current-password"
          required
          data-autofocus={email !== undefined || undefined}
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={signIn.isPending}>
          {say('Sign in', 'Войти')}
        </Button>
      </Stack>
    </form>
  );
}
