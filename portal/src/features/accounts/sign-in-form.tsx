import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { say } from '../../kit/say.ts';
import { ask, visitorApi } from '../../shared/api/client.ts';
import { isProblem } from '../../shared/api/problem.ts';
import { canUsePasskeys } from '../../shared/session/can-use-passkeys.ts';
import { beginSession } from '../../shared/session/session.ts';
import { ProviderWays } from './components/provider-ways.tsx';
import { signInFault } from './sign-in-fault.ts';

interface SignInFormProps {
  /** Stands fixed when a lost session is renewed above a page. */
  email?: string;
  /** Where one comes from a page that knows it. */
  suggested?: string | undefined;
  /** Page to go on to after a provider. */
  next?: string | undefined;
  /** Why a provider has let nobody in. */
  reason?: string | undefined;
  onDone?: () => void;
}

export function SignInForm({ email, suggested, next, reason, onDone }: SignInFormProps) {
  const known = email ?? suggested ?? '';
  const fault = signInFault(reason);
  const [isCodeAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm({ initialValues: { email: known, password: '', code: '' } });
  const signIn = useMutation({
    mutationFn: ({ code, ...body }: typeof form.values) =>
      ask(visitorApi.POST('/api/v1/auth/login', { body: { ...body, ...(code && { code }) } })),
    meta: { toldByPage: true },
    onError: (error) => setAsked((asked) => asked || isProblem(error, 'second_factor_required')),
    onSuccess(session) {
      beginSession(session);
      onDone?.();
    },
  });
  const byPasskey = useMutation({
    mutationFn: async () => (await import('../../shared/session/sign-in-by-passkey.ts')).signInByPasskey(),
    meta: { toldByPage: true },
    onSuccess(session) {
      beginSession(session);
      // What stands beneath belongs to whoever was signed in before.
      if (email !== undefined && session.user.email !== email) location.assign('/');
      else onDone?.();
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => signIn.mutate(values))}>
      <Stack>
        <FormProblem
          error={
            byPasskey.error ?? (isProblem(signIn.error, 'second_factor_required') ? null : (signIn.error ?? refusal))
          }
        />
        {fault !== undefined && <Alert color="red">{fault}</Alert>}
        {isProblem(signIn.error, 'email_not_verified') && (
          <Link to="/resend-confirmation" search={{ email: form.values.email }}>
            {say('Resend the confirmation email', 'Отправить письмо с подтверждением ещё раз')}
          </Link>
        )}
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
        {isCodeAsked && (
          <TextInput
            label={say('Code of the application, or a recovery code', 'Код из приложения или резервный код')}
            autoComplete="one-time-code"
            required
            autoFocus
            {...form.getInputProps('code')}
          />
        )}
        <Button type="submit" loading={signIn.isPending}>
          {say('Sign in', 'Войти')}
        </Button>
        {canUsePasskeys() && (
          <Button variant="default" loading={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
            {say('Sign in by a passkey', 'Войти с ключом доступа')}
          </Button>
        )}
        <ProviderWays email={form.values.email} next={next ?? location.pathname} onError={setRefusal} />
      </Stack>
    </form>
  );
}
