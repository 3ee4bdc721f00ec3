import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { say } from '../../../kit/say.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { AccountPage } from './account-page.tsx';
import { Outcome } from './outcome.tsx';

interface AskForLetterProps {
  title: string;
  lead: string;
  button: string;
  /** Said afterwards; whether the address is known, nobody is told. */
  sent: string;
  email: string | undefined;
  send(email: string): Promise<unknown>;
}

/** An address, and a letter that goes there if it may. */
export function AskForLetter({ title, lead, button, sent, email = '', send }: AskForLetterProps) {
  const form = useKeptForm({ draft: `ask-for-letter-${button}`, initialValues: { email } });
  const asked = useMutation({
    mutationFn: () => send(form.values.email),
    meta: { toldByPage: true },
    onSuccess: form.draft.drop,
  });
  if (asked.isSuccess)
    return (
      <AccountPage title={say('Check your mail', 'Проверьте почту')}>
        <Outcome icon={MailCheck}>
          <p>
            <b>{form.values.email}</b>
          </p>
          <p>{sent}</p>
        </Outcome>
        <p>
          <Link to="/login" search={{ email: form.values.email }}>
            {say('Sign in', 'Войти')}
          </Link>
        </p>
      </AccountPage>
    );
  return (
    <AccountPage title={title}>
      <form onSubmit={form.onSubmit(() => asked.mutate())}>
        <Stack>
          <div>{lead}</div>
          <FormProblem error={asked.error} draft={form.draft} />
          <TextInput
            label={say('E-mail', 'Электронная почта')}
            type="email"
            autoComplete="username"
            required
            {...form.getInputProps('email')}
          />
          <Button type="submit" loading={asked.isPending}>
            {button}
          </Button>
        </Stack>
      </form>
      <p>
        <Link to="/login">{say('Sign in', 'Войти')}</Link>
      </p>
    </AccountPage>
  );
}
